# UK shopping centre A3 PDF, reportlab platypus. planted: total_wrong
from h import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import A3, landscape
from reportlab.lib.styles import ParagraphStyle
rng=random.Random(7505)
f='d05_uk_shopping_centre.pdf'
ps=ParagraphStyle('a',fontName='Helvetica',fontSize=7.5,leading=8.6); pw=ParagraphStyle('b',parent=ps,fontName='Helvetica-Bold',textColor=colors.white,alignment=1)
nm=names(rng,["Fashion Limited","Bakery Ltd","Health & Beauty plc","Mobile Ltd","Jewellers Ltd","Travel Limited","Sports Retail plc","Greetings Ltd","Footwear (UK) Ltd","Cafés Limited","Bookshops Ltd","Homeware Ltd","Building Society","Opticians Ltd"],46)
H=['Unit','Tenant','Area GIA\n(sq ft)','ITZA\n(units)','Lease\ncommencement','Lease\nexpiry','Break /\nreview','Base rent\n(£ p.a.)','Turnover top-up','Service charge\n(£ p.a.)','Insurance\n(£ p.a.)','Rateable value\n(£)']
data=[[Paragraph(x.replace('\n','<br/>'),pw) for x in H]];st=[]
T=[];i=0;gt=[0,0,0,0];nv=0
def dm(d): return d.strftime('%d-%b-%y')
for sec,us in (('LOWER MALL',[f'{n}' for n in range(1,15)]),('UPPER MALL',['21','22','23','24/25','26','27','28','29A','29B','30','31','32']),('MAJOR SPACE UNITS',['MSU1','MSU2','MSU3']),('KIOSKS AND BARROWS',['K1','K2','K3','K4','RMU 1','RMU 2'])):
    st+= [('SPAN',(0,len(data)),(-1,len(data))),('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#d9e4dc')),('FONTNAME',(0,len(data)),(-1,len(data)),'Helvetica-Bold')]
    data.append([sec]+['']*11); s=[0,0,0,0]
    for u in us:
        a=rng.randint(14000,38000) if u[0]=='M' else rng.randint(60,180) if sec[0]=='K' else rng.randint(780,4200)
        z=round(a*rng.uniform(.35,.6)) if sec[0] in 'LU' else None
        v=rng.random()<.13 and sec[0] in 'LU'
        sc=round(a*7.4/5)*5; ins=round(a*.38); rv=round(a*rng.uniform(14,30)/250)*250
        if v:
            nv+=1; data.append([u,'VACANT',f'{a:,}',f'{z:,}','','','','','',f'{sc:,}',f'{ins:,}',f'{rv:,}'])
            T.append(dict(unit=u,area=a,section=sec,statusText='VACANT',charges=[dict(code='Service charge',amount=sc,per='year'),dict(code='Insurance',amount=ins,per='year')])); rent=0
        else:
            rent=round((z*rng.choice([42,48,55,60]) if z else a*(9.5 if u[0]=='M' else 140))/250)*250
            d=D(rng.randint(2016,2025),rng.randint(1,12),rng.choice([1,8,14,25,29]) if rng.random()<.7 else 24)if True else 0
            try: e=end(d,rng.choice([60,60,120]) if u[0]!='M' else 180)
            except Exception: e=end(D(d.year,d.month,1),60)
            if e<D(2026,1,1): e2='Holding over'
            else: e2=dm(e)
            pc=rng.choice(['','','8% of net t/o','7.5% of net t/o','10% over £450,000']); br=rng.choice(['','',f'B {dm(addm(e,-24))}' if e>D(2028,2,1) else ''])
            rng.random(); t=nm[i]+(' t/a Bean Counter' if 'Caf' in nm[i] else ' t/a Lark &amp; Lace' if u=='1' else ' (CVA Cat. B)' if u=='29A' else ''); i+=1
            data.append([u,Paragraph(t,ps),f'{a:,}',f'{z:,}' if z else 'n/a',dm(d),e2,br,f'{rent:,}',pc,f'{sc:,}',f'{ins:,}',f'{rv:,}'])
            T.append(dict(unit=u,tenantName=t.replace('&amp;','&'),area=a,section=sec,statusText='Occupied',leaseStartDate=iso(d),leaseEndDate=iso(e) if e2!='Holding over' else 'Holding over',annualRent=rent,charges=[dict(code='Service charge',amount=sc,per='year'),dict(code='Insurance',amount=ins,per='year')]))
        for q,x in enumerate((a,rent,sc,ins)): s[q]+=x
    st+=[('FONTNAME',(0,len(data)),(-1,len(data)),'Helvetica-Bold'),('LINEABOVE',(0,len(data)),(-1,len(data)),.6,colors.black)]
    data.append(['','Sub-total',f'{s[0]:,}','','','','',f'{s[1]:,}','',f'{s[2]:,}',f'{s[3]:,}',''])
    for q in range(4): gt[q]+=s[q]
wrong=gt[1]+36000
data.append(['','TOTAL',f'{gt[0]:,}','','','','',f'{wrong:,}','',f'{gt[2]:,}',f'{gt[3]:,}','']); n=len(data)-1
st+=[('FONTNAME',(0,n),(-1,n),'Helvetica-Bold'),('BACKGROUND',(0,n),(-1,n),colors.HexColor('#bcd0c2')),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#2f5d47')),('FONTSIZE',(0,0),(-1,-1),7.5),('ALIGN',(2,1),(3,-1),'RIGHT'),('ALIGN',(7,1),(7,-1),'RIGHT'),('ALIGN',(9,1),(11,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,1),(-1,-1),.2,colors.grey),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2)]
def deco(c,d):
    c.setFont('Helvetica',7); c.drawString(40,24,'Misrepresentation Act: these particulars are for guidance only and do not form part of any contract.'); c.drawRightString(A3[1]-40,24,f'{d.page}')
doc=SimpleDocTemplate(p(f),pagesize=landscape(A3),leftMargin=40,rightMargin=40,topMargin=40,bottomMargin=44,title='Tenancy schedule')
tb=Table(data,colWidths=[52,255,66,56,82,78,82,78,110,82,72,80],repeatRows=1); tb.setStyle(TableStyle(st))
doc.build([Paragraph('The Penhale Centre, Wadley-on-Trent',ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=16,leading=20,textColor=colors.HexColor('#2f5d47'))),Paragraph('Tenancy Schedule – 1 January 2026',ParagraphStyle('h2',fontName='Helvetica',fontSize=10,leading=16)),tb],onFirstPage=deco,onLaterPages=deco)
save(f,'RETAIL','UK shopping centre schedule A3, sections by mall, turnover rent',False,'The Penhale Centre, Wadley-on-Trent','2026-01-01',T,len(T),len(T)-nv,nv,planted=dict(kind='total_wrong',what=f'grand total of base rent printed {wrong:,}, rows and sub-totals sum to {gt[1]:,}'))
