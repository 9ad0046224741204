"""Walk-up mixed-use broker set-up: portrait page, residential and commercial tables with different columns, legal rent column, names redacted for apartments."""
from common import *
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib.pagesizes import letter
from reportlab.lib.colors import HexColor as C
F='212-214 DeKoven Setup_RentRoll.pdf'
# apt, layout, regime, legal, current, market, lease exp
A=[('1F','Studio','RS',1412.88,1412.88,1950,'04/30/2026'),('1R','1 BR','RS',1689.14,1625.00,2400,'10/31/2026'),('2A','2 BR','FM',None,3150,3300,'07/31/2026'),('2B','1 BR','RS',1344.07,1344.07,2450,'02/28/2027'),
('2C','1 BR','FM',None,2475,2500,'05/31/2026'),('2D','2 BR','RS',1902.61,1902.61,3300,'09/30/2026'),('3A','2 BR','FM',None,None,3350,None),('3B','1 BR','RS',987.42,987.42,2450,'MTM'),
('3C','1 BR','RS',1533.90,1533.90,2500,'06/30/2027'),('3D','2 BR','FM',None,3225,3350,'08/31/2026'),('4A','3 BR','FM',None,3900,4150,'03/31/2026'),('4B','1 BR','RS',1711.55,1650.00,2500,'11/30/2025'),
('4C','1 BR','RS',1298.36,None,2500,None),('4D','2 BR','FM',None,3275,3400,'12/31/2026'),('5A','3 BR','FM',None,3950,4250,'06/30/2026'),('5B','Super','RS',640.00,0,None,None)]
K=[('Store 1','Corner Bodega 212 Corp','1,150',5750.00,D(2019,5,1),D(2029,4,30),[(D(2026,5,1),5922.50),(D(2027,5,1),6100.18)]),
('Store 2','Lucky Needle Tailors','680',3230.00,D(2022,10,1),D(2027,9,30),[(D(2026,10,1),3326.90)]),
('Store 3',None,'910'),
('Basement','Corner Bodega 212 Corp','800',900.00,D(2019,5,1),D(2029,4,30),[]),
('Roof','Metro Signal Towers','0',2185.00,D(2016,1,1),D(2030,12,31),[(D(2026,1,1),2250.55)])]
rows=[]; H=PS('h',fontName='Times-Bold',fontSize=15,leading=18); P=PS('p',fontName='Times-Roman',fontSize=9,leading=11.5); Q=PS('q',fontName='Times-Bold',fontSize=11,leading=14,spaceBefore=6,spaceAfter=3,textColor=C('#5A1E1E')); S_=PS('s',fontName='Times-Italic',fontSize=7.5,leading=9)
m=lambda v: '' if v is None else f'${v:,.2f}'
st=[Paragraph('212-214 DeKoven Street',H),Paragraph('5-story walk-up &nbsp;|&nbsp; 16 apartments, 3 stores &nbsp;|&nbsp; Block 1841, Lot 27 &nbsp;|&nbsp; Rents as of November 1, 2025',P),Spacer(1,8),Paragraph('Residential',Q)]
t=[['Apt.','Layout','Regime','Legal\nRent','Current\nRent','Market\nRent','Lease\nExpires','Remarks']]; vs=[]
for i,(u,l,g,lg,cu,mk,ex) in enumerate(A):
    w=dict(unit=u,unitType=l,section='Residential',marketRent=None if mk is None else float(mk),contractRent=None if cu is None else float(cu))
    rem='Vacant' if cu is None else ('Super, rent free' if l=='Super' else ('Preferential' if lg and cu<lg else ''))
    if u=='4C': rem='Vacant, under renovation'
    w['statusText']='Vacant' if cu is None else 'Occupied'
    if u=='4C': w['statusText']='Vacant, under renovation'
    if ex: w['leaseEndDate']=ex if not ex[0].isdigit() else D(int(ex[6:]),int(ex[:2]),int(ex[3:5]))
    if cu is None: vs.append(i+1)
    t.append([u,l,g,m(lg),m(cu),m(mk),ex or '',rem]); rows.append(w)
rc=sum(w.get('contractRent') or 0 for w in rows); rm=sum(w.get('marketRent') or 0 for w in rows)
t.append(['16 apts.','','',m(sum(a[3] or 0 for a in A)),m(rc),m(rm),'','Annual: '+m(rc*12)])
T=Table(t,colWidths=[42,44,44,66,68,66,64,140],repeatRows=1)
base=[('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONT',(0,0),(-1,0),'Times-Bold',8.5),('FONT',(0,-1),(-1,-1),'Times-Bold',8.5),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1,C('#5A1E1E')),('LINEABOVE',(0,-1),(-1,-1),.8,C('#000000')),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]
T.setStyle(TableStyle(base+[('ALIGN',(3,0),(5,-1),'RIGHT'),('ALIGN',(6,0),(6,-1),'CENTER')]+[('TEXTCOLOR',(0,i),(-1,i),C('#A02020')) for i in vs])); st+=[T,Paragraph('Commercial',Q)]
t=[['Space','Tenant','Sq. Ft.','Monthly\nRent','Annual\nRent','Lease\nFrom','Lease\nTo','Increases\n(new monthly)']]
for k in K:
    w=dict(unit=k[0],section='Commercial',area=int(k[2].replace(',','')))
    if len(k)==3: w['statusText']='Vacant'; t.append([k[0],'Vacant',k[2],'','','','',''])
    else:
        _,n,sf,mo,a,b,inc=k; w.update(tenantName=n,contractRent=mo,annualRent=mo*12,leaseStartDate=a,leaseEndDate=b,rentSteps=[dict(date=x,amount=y) for x,y in inc],statusText='Occupied')
        if sf=='0': w.pop('area')
        t.append([k[0],n,'' if sf=='0' else sf,m(mo),m(mo*12),a.strftime('%m/%d/%Y'),b.strftime('%m/%d/%Y'),'\n'.join(f"{x.strftime('%m/%d/%Y')}  {m(y)}" for x,y in inc)])
    rows.append(w)
cr=sum(w.get('contractRent') or 0 for w in rows if w['section']=='Commercial'); csf=sum(w.get('area') or 0 for w in rows)
t.append(['Total','',f'{csf:,}',m(cr),m(cr*12),'','',''])
T=Table(t,colWidths=[46,116,40,58,66,56,56,98]); T.setStyle(TableStyle(base+[('ALIGN',(2,0),(4,-1),'RIGHT'),('VALIGN',(0,1),(-1,-1),'TOP'),('TEXTCOLOR',(0,3),(-1,3),C('#A02020'))])); st+=[T,Spacer(1,10)]
t=[['Residential income',m(rc),m(rc*12)],['Commercial income',m(cr),m(cr*12)],['Gross income in place',m(rc+cr),m((rc+cr)*12)]]
T=Table([['','Monthly','Annual']]+t,colWidths=[150,80,90],hAlign='LEFT'); T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,-1),(-1,-1),'Times-Bold',9),('ALIGN',(1,0),(-1,-1),'RIGHT'),('BOX',(0,0),(-1,-1),.6,C('#000000')),('BACKGROUND',(0,0),(-1,0),C('#EADFD6')),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)])); st+=[T,Spacer(1,8),Paragraph('RS = rent stabilized; FM = free market. Legal rent is the registered rent; current rent is the rent collected. Resident names withheld. Two apartments and one store are vacant. All figures supplied by ownership and not verified.',S_)]
SimpleDocTemplate(os.path.join(DOC,F),pagesize=letter,leftMargin=36,rightMargin=36,topMargin=40,bottomMargin=36,title='DeKoven setup').build(st)
save(F,dict(assetType='MIXED_USE',style='broker set-up for a walk-up, residential and commercial tables with different columns on one portrait page, legal rent column, names withheld',hard=True),
 dict(propertyName='212-214 DeKoven Street',asOnDate='2025-11-01',units=None,occupied=None,vacant=3,rows=rows))
