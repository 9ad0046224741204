# senior living: IL / AL / memory care, care levels, second person fees
from common import *
from reportlab.lib.pagesizes import legal, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
R=Rng(7106); F='Resident_Rent_Roll_Whitcombe_Manor_Feb2026.pdf'; AS=D(2026,2,1)
T=Truth(F,'SENIOR_HOUSING','senior living census roll by care setting, care charges and second person fees',True,'Whitcombe Manor','2026-02-01')
st=PS('a',fontName='Times-Roman',fontSize=8,leading=9); sb=PS('b',parent=st,fontName='Times-Bold')
fd=lambda d:f"{d.day}-{d.strftime('%b-%y')}" if d else ''
secs=[('Independent Living',[('Alcove',455,3150),('One Bedroom',620,3790),('Two Bedroom',905,4820)],[f'{a}' for a in list(range(101,113))+list(range(201,209))],None),
('Assisted Living',[('Studio',340,4250),('One Bedroom',520,5100)],[f'{a}' for a in range(120,136)],['AL-1','AL-2','AL-3']),
('Memory Care',[('Private',290,6450),('Companion',330,4975)],['M1','M2','M3','M4','M5A','M5B','M6A','M6B','M7A','M7B','M8'],['MC'])]
H=['Apt','Apt Style','Sq Ft','Resident(s)','Move-In','Care Level','Market\nRate','Base\nRent','2nd\nPerson','Level of\nCare','Ancillary','Rent\nConcession','Total\nMonthly','Community\nFee Paid','Balance\n2/1/26','Remarks']
carefee={'AL-1':650,'AL-2':1150,'AL-3':1775,'MC':1400}
data=[H]; sty=[('FONT',(0,0),(-1,-1),'Times-Roman',8),('FONT',(0,0),(-1,0),'Times-Bold',8),('ALIGN',(2,0),(2,-1),'RIGHT'),('ALIGN',(6,0),(14,-1),'RIGHT'),('VALIGN',(0,1),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1,colors.black),('LINEABOVE',(0,0),(-1,0),1,colors.black),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]
z=lambda x:'-' if x==0 else (m0(x) if x>=0 else f'({m0(-x)})')
grand=[0]*9; summ=[]
for sname,styles,apts,levels in secs:
    data.append([sname.upper()]+['']*15); i=len(data)-1; sty+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Times-Bold',9),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#dcdcdc'))]
    tot=[0]*9; occ=0
    for a in apts:
        if sname=='Memory Care': s=styles[1] if a[-1] in 'AB' else styles[0]
        else: s=styles[R.choice([0,1,1,2])] if len(styles)==3 else styles[R.choice([0,0,1])]
        k=dict(unit=a,section=sname,unitType=s[0],area=s[1],marketRent=float(s[2]))
        if a in('105','204','127','M6B'):
            rm={'105':'','204':'Deposit taken 1/28','127':'Refurbishing','M6B':''}[a]
            data.append([a,s[0],str(s[1]),'Vacant','','',m0(s[2]),'','','','','','','','',rm]); k['statusText']='Vacant'; tot[0]+=s[2]
        else:
            fi,la=R.name(); nm=f'{la}, {fi}'; two=sname=='Independent Living' and s[0]!='Alcove' and R.random()<.3
            if two: nm=f'{la}, {fi} & {R.choice(FIRST)}'
            mi=AS-dt.timedelta(days=R.randint(12,2400)); base=s[2]-R.r5(0,320); sp=850 if two else 0; lv=R.choice(levels) if levels else ''
            care=carefee[lv] if lv else 0; anc=R.choice([0,0,45,75,120]); con=R.choice([0,0,0,0,-200,-350]); total=base+sp+care+anc+con
            cf=R.choice([2500,3000,3500,1500]); bal=R.choice([0,0,0,0,total,-120,R.r5(40,600)])
            rm=''
            if a=='130': rm='Hospital since 1/22'
            if a=='M3': rm='30-day notice, out 2/27/26'; k['moveOutDate']=D(2026,2,27)
            if a=='110': rm='Respite stay'
            data.append([a,s[0],str(s[1]),Paragraph(nm.replace('&','&amp;'),st),fd(mi),lv,m0(s[2]),m0(base),z(sp),z(care),z(anc),z(con),m0(total),m0(cf),z(bal),Paragraph(rm,st)])
            ch=[('Base Rent',base)]+[(n,v) for n,v in(('2nd Person',sp),('Level of Care',care),('Ancillary',anc),('Rent Concession',con)) if v]
            k.update(tenantName=nm,statusText='Occupied',moveInDate=mi,contractRent=float(base),charges=ch,totalCharges=float(total))
            if bal: k['balance']=float(bal)
            for j,v in enumerate((s[2],base,sp,care,anc,con,total,cf,bal)): tot[j]+=v
            occ+=1
        T.row(**k)
    data.append([f'Total {sname}','','','','','']+[z(x) for x in tot]+[f'{occ} of {len(apts)} occupied']); i=len(data)-1
    sty+=[('FONT',(0,i),(-1,i),'Times-Bold',8),('LINEABOVE',(6,i),(14,i),.6,colors.black),('SPAN',(0,i),(5,i)),('BOTTOMPADDING',(0,i),(-1,i),7)]
    w=lambda q,s=sname:q['section']==s
    for kk,v in zip(('marketRent','contractRent','charge:2nd Person','charge:Level of Care','charge:Ancillary','charge:Rent Concession','totalCharges',None,'balance'),tot):
        if kk: T.tie(kk,v,w)
    grand=[x+y for x,y in zip(grand,tot)]; summ.append((sname,len(apts),occ))
data.append(['TOTAL COMMUNITY','','','','','']+[z(x) for x in grand]+['']); i=len(data)-1; sty+=[('FONT',(0,i),(-1,i),'Times-Bold',8.5),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1,colors.black),('SPAN',(0,i),(5,i))]
PW,PH=landscape(legal)
def page(c,d):
    c.setFont('Times-Bold',14); c.drawString(36,PH-36,'Whitcombe Manor'); c.setFont('Times-Italic',9); c.drawString(36,PH-49,'A Senior Living Community  ·  Resident Rent Roll  ·  February 1, 2026')
    c.setFont('Times-Roman',8); c.drawRightString(PW-36,24,f'Whitcombe Manor rent roll, page {d.page}'); c.drawString(36,24,'Confidential - contains resident information')
d=SimpleDocTemplate(doc(F),pagesize=(PW,PH),leftMargin=36,rightMargin=36,topMargin=60,bottomMargin=40,title='Rent Roll')
cw=[40,66,34,138,56,44,50,50,44,48,46,56,54,58,50,100]
t=Table(data,colWidths=cw,repeatRows=1); t.setStyle(TableStyle(sty))
n=sum(s[1] for s in summ); o=sum(s[2] for s in summ)
s2=[['Setting','Units / beds','Occupied','Vacant','Occupancy']]+[[a,b,c,b-c,f'{100*c/b:.1f}%'] for a,b,c in summ]+[['Total',n,o,n-o,f'{100*o/n:.1f}%']]
t2=Table(s2,colWidths=[120,70,60,60,70],hAlign='LEFT'); t2.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONT',(0,0),(-1,0),'Times-Bold',8.5),('FONT',(0,-1),(-1,-1),'Times-Bold',8.5),('BOX',(0,0),(-1,-1),.6,colors.black),('ALIGN',(1,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),.5,colors.black)]))
d.build([t,Spacer(1,16),KeepTogether([t2,Spacer(1,8),Paragraph('AL and MC: Level of Care per January 2026 assessments. Ancillary = garage, pet, scooter. Community fees are one-time and non-refundable.',st)])],onFirstPage=page,onLaterPages=page)
T.counts(n,o,n-o); T.save()
