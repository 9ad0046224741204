from lib import *
from reportlab.lib.pagesizes import letter
from reportlab.platypus import *
from reportlab.lib.styles import getSampleStyleSheet, ParagraphStyle
from reportlab.lib import colors
r=rng(8512); N=Names(r); fn='12_juniper_terrace_resident_roll.pdf'
AP={'IL Studio':(410,2850),'IL 1BR':(585,3350),'IL 2BR':(890,4295),'AL Studio':(360,4150),'AL 1BR':(520,4875),'MC Private':(290,6250),'MC Companion':(340,4995)}
recs=[]
def addu(w,u,k,sec2=False):
    sf,mk=AP[k]; d=dict(w=w,u=u,k=k,sf=sf,mk=mk); x=r.random()
    if x<.11: d['v']=True
    else:
        d['n']=N.lf(); d['mi']=D.date(r.randint(2019,2025),r.randint(1,11),r.randint(1,28)); d['rent']=round(mk*r.uniform(.9,1.0)/5)*5; d['lvl']=0 if w[0]=='I' else r.randint(1,4) if w[0]=='A' else r.choice([3,4]); d['care']={0:0,1:550,2:975,3:1480,4:2100}[d['lvl']]; d['p2']=895 if k in('IL 2BR','IL 1BR') and r.random()<.35 else 0; d['oth']=r.choice([0,0,0,75,35]); d['cr']=r.choice([0]*7+[-250,-400]); d['pay']='Medicaid' if w[0]!='I' and r.random()<.2 else 'Private'; d['bal']=r.choice([0]*8+[mk,-120,310])
    recs.append(d)
for i in range(20): addu('Independent Living',f'{100+i+1}',r.choice(['IL Studio','IL 1BR','IL 1BR','IL 2BR']))
for i in range(22): addu('Assisted Living',f'{200+i+1}',r.choice(['AL Studio','AL Studio','AL 1BR']))
for i in range(7): 
    if i<4: addu('Memory Care',f'M{i+1}','MC Private')
    else:
        addu('Memory Care',f'M{i+1}-A','MC Companion'); addu('Memory Care',f'M{i+1}-B','MC Companion')
ss=getSampleStyleSheet(); sm=ParagraphStyle('s',fontName='Helvetica',fontSize=8,leading=10)
H=['Apt','Apt Type','Sq Ft','Resident','Payor','Move-In','Care\nLevel','Market\nRate','Base\nRate','Level of\nCare Fee','2nd\nPerson','Other','Credits','Total\nMonthly','A/R\nBalance']
dsh=lambda v:m0(v) if v else '-'
E=[Paragraph('<b><font size=14 color="#6b2d5c">Juniper Terrace Senior Living</font></b>',ss['Normal']),Spacer(1,5),Paragraph('Resident Rent Roll &nbsp;&nbsp;|&nbsp;&nbsp; Census date: 30-Nov-2025 &nbsp;&nbsp;|&nbsp;&nbsp; Licensed AL/MC beds: 32',sm),Spacer(1,8)]
data=[H]; sty=[('FONT',(0,0),(-1,-1),'Helvetica',7),('FONT',(0,0),(-1,0),'Helvetica-Bold',7),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#6b2d5c')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('ALIGN',(2,0),(2,-1),'RIGHT'),('ALIGN',(7,0),(-1,-1),'RIGHT'),('ALIGN',(6,0),(6,-1),'CENTER'),('LINEBELOW',(0,1),(-1,-1),.25,colors.lightgrey),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('VALIGN',(0,0),(-1,0),'BOTTOM')]
rows=[]
KS=('mk','rent','care','p2','oth','cr','tot','bal')
for d in recs: d['tot']=sum(d.get(k,0) for k in('rent','care','p2','oth','cr'))
def trow(l,ds):
    data.append([l,'',m0(sum(d['sf'] for d in ds)),'','','','']+[dsh(sum(d.get(k,0) for d in ds)) for k in KS]); k=len(data)-1; sty.extend([('FONT',(0,k),(-1,k),'Helvetica-Bold',7),('LINEABOVE',(0,k),(-1,k),.8,colors.black),('SPAN',(0,k),(1,k))])
for w in ('Independent Living','Assisted Living','Memory Care'):
    data.append([w.upper()]); k=len(data)-1; sty+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',8),('BACKGROUND',(0,k),(-1,k),colors.HexColor('#efe3ec')),('SPAN',(0,k),(-1,k))]
    ds=[d for d in recs if d['w']==w]
    for d in ds:
        q=dict(unit=d['u'],unitType=d['k'],area=d['sf'],section=w.upper(),marketRent=d['mk'])
        if d.get('v'): data.append([d['u'],d['k'],m0(d['sf']),'Vacant','','','',m0(d['mk'])]+['-']*7); q.update(statusText='Vacant')
        else:
            data.append([d['u'],d['k'],m0(d['sf']),d['n'],d['pay'],d['mi'].strftime('%d-%b-%y'),str(d['lvl']) if d['lvl'] else 'n/a',m0(d['mk'])]+[dsh(d[k]) for k in KS[1:]])
            q.update(tenantName=d['n'],statusText='Occupied',moveInDate=d['mi'],contractRent=d['rent'],charges=[dict(code=a,amount=d[k]) for a,k in (('Level of Care Fee','care'),('2nd Person','p2'),('Other','oth'),('Credits','cr')) if d[k]],totalCharges=d['tot'],balance=d['bal'] or None)
        rows.append(q)
    trow(f'{len(ds)} units',ds)
trow('Community',recs)
t=Table(data,colWidths=[38,66,34,104,44,50,32,46,46,46,40,36,40,50,48],repeatRows=1); t.setStyle(TableStyle(sty)); E.append(t); E.append(Spacer(1,14))
oc=[d for d in recs if 'n' in d]
cs=[['Census','Units','Occupied','Vacant','Occ %']]
for w in ('Independent Living','Assisted Living','Memory Care','Total'):
    ds=[d for d in recs if w in('Total',d['w'])]; o=sum('n' in d for d in ds); cs.append([w,len(ds),o,len(ds)-o,f'{o/len(ds)*100:.1f}%'])
t2=Table(cs,colWidths=[110,50,55,50,50],hAlign='LEFT'); t2.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',7.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('BOX',(0,0),(-1,-1),.5,colors.black),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)])); E.append(KeepTogether([t2,Spacer(1,6),Paragraph('Memory Care companion suites are counted by bed. Medicaid residents pay room and board at base rate shown.',sm)]))
def ft(c,d): c.setFont('Helvetica',7); c.drawString(36,24,'Juniper Terrace Opco LLC - confidential resident information'); c.drawRightString(756,24,f'- {d.page} -')
SimpleDocTemplate(doc(fn),pagesize=(792,612),leftMargin=30,rightMargin=30,topMargin=34,bottomMargin=40).build(E,onFirstPage=ft,onLaterPages=ft)
save(fn,'SENIOR_HOUSING','operator census print','IL/AL/MC wings, care fees, dashes for zero, census table',False,'Juniper Terrace Senior Living','2025-11-30',rows,len(recs),len(oc),len(recs)-len(oc))
