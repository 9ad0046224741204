from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import A4,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
rd=random.Random(9)
F='Tenant list Lindenhof 23 Berlin.pdf'
g=lambda v:f'{v:,.2f}'.replace(',','#').replace('.',',').replace('#','.')
fd=lambda d:d.strftime('%d.%m.%Y')
nm=['Abelmann, K.','Brandtke, S. u. T.','Cziborra, M.','Dornhöfer, P.','Eschweide, L.','Fahrnow, J.','Gerstmüller, A.','Hinrichsohn, B.','Ilgenfeld, R.','Jagowski, D.','Kuhlbrandt, F.','Lauterwein, N.','Mönnighaus, H.','Nowakiewicz, E.','Ostermeyn, U.','Pfannkuch, C.','Quastberg, V.','Rademühl, G.','Sölterbeck, I.','Tiedjen, W.','Uhlenbruch, O.','Wackerzapf, Y.']
rows=[];tb=[];sty=[];GT=[0]*5
def sec(title,items,kind):
    global GT
    tb.append([title]+['']*10);i=len(tb);sty.extend([('SPAN',(0,i+0),(-1,i+0)),('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#e4e4e4'))])
    S=[0]*5
    for u,loc,a,t,rate in items:
        x=dict(unit=u,section=title,unitType=None)
        if a:x['area']=a;S[0]+=a
        if t is None:
            tb.append([u,loc,'vacant',g(a) if a else '','','','','','','','']);x['statusText']='vacant'
        else:
            s=dt.date(rd.randint(2004,2025),rd.randint(1,12),rd.choice([1,1,1,15]))
            end='indefinite' if kind!='C' else fd(addy(dt.date(2021+len(rows)%4,s.month,1),10))
            if kind=='C':s=dt.date(2021+len(rows)%4,s.month,1);le=iso(addy(s,10))
            else:le='indefinite'
            net=round(a*rate,2) if a else rate;bk=round(a*1.65,2) if a else 0;hz=round(a*1.2,2) if a and kind=='R' else 0
            dep=net*3 if a else 0;dep=round(dep,2)
            tb.append([u,loc,t,g(a) if a else '',fd(s),end,g(net),g(net/a) if a else '',g(bk) if bk else '',g(hz) if hz else '',g(net+bk+hz)])
            ch=[]
            if bk:ch.append(dict(code='Op. costs advance',amount=bk))
            if hz:ch.append(dict(code='Heating advance',amount=hz))
            x.update(tenantName=t,leaseStartDate=iso(s),leaseEndDate=le,contractRent=net,charges=ch,totalCharges=round(net+bk+hz,2),statusText='Occupied')
            for k,z in enumerate((net,bk,hz,net+bk+hz),1):S[k]+=z
        rows.append(x)
    tb.append(['','Subtotal '+title,'',g(S[0]) if S[0] else '','','',g(S[1]),'',g(S[2]) if S[2] else '',g(S[3]) if S[3] else '',g(S[4])]);i=len(tb);sty.extend([('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('LINEABOVE',(0,i),(-1,i),.6,colors.black)])
    GT=[x+y for x,y in zip(GT,S)]
sec('Commercial',[('GE 01','VH GF left',86.4,'Kaffeewerk Lindenhof GmbH',24.5),('GE 02','VH GF right',112.75,'Apotheke am Hof e.K.',22.0),('GE 03','HH GF',64.1,None,0)],'C')
it=[];k=0
for b in('VH','SF','HH'):
    for f in('1st fl.','2nd fl.','3rd fl.','4th fl.'):
        for s in('left','right'):
            j=len(it)+1;t=None if j in(7,18) else nm[k%22]
            if t:k+=1
            it.append((f'WE {j:02d}',f'{b} {f} {s}',rd.choice([48.35,54.2,61.88,72.4,83.15,95.6]),t,rd.choice([6.42,7.1,8.35,9.2,11.75,13.5,14.8])))
sec('Residential',it,'R')
sec('Parking spaces',[(f'ST {i}','Courtyard',None,[nm[2],nm[9],None,nm[15],'Apotheke am Hof e.K.'][i-1],[55.0,55.0,0,60.0,65.0][i-1]) for i in range(1,6)],'P')
hd=['No.','Location','Tenant','Area\nm²','Start','End','Net cold rent\n€/month','€/m²','Op. costs\nadvance €','Heating\nadvance €','Gross rent\n€/month']
tb.append(['','Total','',g(GT[0]),'','',g(GT[1]),'',g(GT[2]),g(GT[3]),g(GT[4])]);i=len(tb)
T=Table([hd]+tb,colWidths=[42,88,150,50,60,62,72,40,62,62,72],repeatRows=1)
T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('LINEBELOW',(0,0),(-1,0),1,colors.black),('ALIGN',(3,0),(3,-1),'RIGHT'),('ALIGN',(6,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1,colors.black)]+sty))
n_=ParagraphStyle('n',fontName='Helvetica',fontSize=8.5,leading=11)
SimpleDocTemplate(D+F,pagesize=landscape(A4),leftMargin=38,rightMargin=38,topMargin=32,bottomMargin=32).build([Paragraph('Tenant list / Rent roll',ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=13,leading=17)),Paragraph('Property: Lindenhof 23, 10439 Berlin &nbsp;&nbsp; Reference date: 01.01.2026 &nbsp;&nbsp; Owner: Lindenhof 23 Grundbesitz GmbH &amp; Co. KG',n_),Spacer(1,8),T,Spacer(1,6),Paragraph('VH = front building, SF = side wing, HH = rear building. Commercial rents plus statutory VAT. English convenience translation.',n_)])
save(F,'MIXED_USE','German Mieterliste in English, decimal commas, three sections incl. parking',True,'Lindenhof 23','2026-01-01',None,None,None,rows)
