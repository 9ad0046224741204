"""P3: VTS-like life-science rent roll, 17x11, two buildings, escalations stacked in a cell."""
from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
R=random.Random(153); AS=dt.date(2025,12,31); FN='Larkin_Yard_Life_Science_Rent_Roll.pdf'
P=ParagraphStyle('p',fontName='Helvetica',fontSize=7.6,leading=9.4); PB=ParagraphStyle('pb',parent=P,fontName='Helvetica-Bold'); PR=ParagraphStyle('pr',parent=P,alignment=2); PW=ParagraphStyle('pw',parent=PB,textColor=colors.white); PWR=ParagraphStyle('pwr',parent=PW,alignment=2)
D=lambda d:d.strftime('%b %-d, %Y'); f=lambda x:f'${x:,.2f}'
T={'100 Larkin Street':[('Suite 110','Helixbridge Therapeutics, Inc.',14820,82.0,dt.date(2024,4,1),120,'Lab / Office','NNN'),('Suite 150',None,6140,79,None,0,'Lab / Office',''),('Suite 200','Corvane Biologics LLC',29910,84.5,dt.date(2024,9,15),132,'Lab / Office','NNN'),('Suite 300','Corvane Biologics LLC',15040,86.0,dt.date(2026,3,1),114,'Lab / Office (Expansion)','NNN'),('Suite 320','Pallas Cryogenics Corp.',9275,81.25,dt.date(2023,11,1),84,'cGMP','NNN'),('Suite 400','Nuvelle Genomics, Inc.',24400,85.0,dt.date(2025,2,1),120,'Lab / Office','NNN'),('Suite 450',None,7985,83,None,0,'Spec Lab',''),],
 '140 Larkin Street':[('L1-A','Tern & Whistle Cafe',2210,48.0,dt.date(2024,6,1),84,'Amenity Retail','Modified Gross'),('L1-B','Ostrava Imaging Partners',8850,71.5,dt.date(2025,5,1),96,'Medical','NNN'),('L2','Quillon Synthetic Foods, Inc.',21760,78.0,dt.date(2025,7,1),90,'Lab / Office','NNN'),('L3-East','Mirador Proteomics LLC',10880,80.0,dt.date(2026,2,15),87,'Spec Lab','NNN'),('L3-West',None,10640,80,None,0,'Spec Lab',''),('L4','Bright Harbor Diagnostics, Inc.',21980,79.5,dt.date(2025,10,1),125,'Lab / Office','NNN'),('Roof','Cellspan Towers LLC',None,None,dt.date(2024,1,1),120,'Antenna License','Gross')]}
rows=[]; flow=[]; G=[]
hdr=['Space','Tenant','Lease Status','Use','RSF','Lease\nCommencement','Lease\nExpiration','Monthly\nBase Rent','Annual\nBase Rent','Rent\nPSF/YR','Monthly\nRecoveries','Recovery\nType','Security\nDeposit','Free Rent','Scheduled Rent Steps (monthly)']
W=[56,138,66,88,46,70,70,70,76,46,64,60,70,86,150]
def tab(bl,L):
    data=[[Paragraph(bl,PW)]+['']*14,[Paragraph(h.replace('\n','<br/>'),PB) for h in hdr]]; tt=dict(a=0,l=0,m=0,r=0,d=0)
    for u,t,a,psf,s,term,use,rec in L:
        x=dict(unit=u,building=bl,unitType=use,area=a); free=''; steps=[]
        if t is None:
            x['statusText']='Available'; row=[u,'Available','Available',use,f'{a:,}','','','','','','','','','','']
        else:
            m=round(a*psf/12,2) if a else 3250.0; fut=s>AS; x.update(tenantName=t,statusText='Pre-Leased' if fut else 'Active',leaseStartDate=s,leaseEndDate=endlease(s,term),contractRent=m,annualRent=round(m*12,2) if not a else round(a*psf,2))
            rc=round(a*(27.4 if rec=='NNN' else 6)/12,2) if a else 0.0; dep=round(m*R.choice([1,2,3]),2)
            x['deposit']=dep; x['charges']=[dict(code='Monthly Base Rent',amount=m),dict(code='Monthly Recoveries',amount=rc)]
            k=1; 
            while len(steps)<3:
                dd=addm(s,12*k)
                if dd>AS: steps.append((dd,round(m*1.03**len([1 for _ in steps]) *1.03,2)))
                k+=1
            if s>=dt.date(2025,7,1): mo=R.choice([3,4,6]); free=f'{mo} mos. thru {D(endlease(s,mo))}'
            x['rentSteps']=[dict(date=p,amount=q) for p,q in steps]
            row=[u,t,x['statusText'],use,f'{a:,}' if a else '',D(s),D(x['leaseEndDate']),f(m),f(x['annualRent']),f(psf) if psf else '',f(rc),rec,f(dep),free,'<br/>'.join(f'{D(p)} - {f(q)}' for p,q in steps)]
            if not fut: tt['m']+=m; tt['r']+=rc; tt['d']+=dep; tt['l']+=a or 0; tt['y']=tt.get('y',0)+x['annualRent']
        tt['a']+=a or 0; rows.append(x)
        data.append([Paragraph(str(v).replace('&','&amp;'),PR if i in(4,7,8,9,10,12) else (PB if i==1 and t else P)) for i,v in enumerate(row)])
    data.append([Paragraph(v,ParagraphStyle('z',parent=PB,alignment=2 if i in(4,7,8,10,12) else 0)) for i,v in enumerate(['Total','Rents, deposits: active leases only','','',f"{tt['a']:,}",'','',f(tt['m']),f(tt['y']),'',f(tt['r']),'',f(tt['d']),'',''])])
    G.append(tt)
    return Table(data,colWidths=[w*1.0 for w in W],repeatRows=2,style=TableStyle([('SPAN',(0,0),(-1,0)),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#1f3a5f')),('BACKGROUND',(0,1),(-1,1),colors.HexColor('#dfe7f1')),('VALIGN',(0,0),(-1,-1),'TOP'),('LINEBELOW',(0,1),(-1,-1),.3,colors.HexColor('#b7c3d3')),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('BACKGROUND',(0,-1),(-1,-1),colors.HexColor('#f2f2f2'))]))
ts=[tab(b,L) for b,L in T.items()]
flow+=[Paragraph('Larkin Yard Life Science Campus',ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=16,leading=20)),Paragraph('Rent Roll  |  As of December 31, 2025  |  2 buildings  |  Space measured per BOMA 2017',P),Spacer(1,8),ts[0],Spacer(1,14),ts[1],Spacer(1,12)]
a=sum(t['a'] for t in G); l=sum(t['l'] for t in G)
pre=sum(x['area'] for x in rows if x.get('statusText')=='Pre-Leased'); av=sum(x['area'] for x in rows if x.get('statusText')=='Available')
flow.append(Table([['Portfolio Summary','RSF','% of RSF'],['Active',f'{l:,}',f'{l/a:.1%}'],['Pre-Leased (not commenced)',f'{pre:,}',f'{pre/a:.1%}'],['Available',f'{av:,}',f'{av/a:.1%}'],['Total',f'{a:,}','100.0%'],['Monthly base rent, active leases',f(sum(t['m'] for t in G)),'']],hAlign='LEFT',colWidths=[190,80,60],style=TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),.6,colors.black),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)])))
def ft(c,d): c.setFont('Helvetica',7); c.drawString(36,18,'Exported Jan 6, 2026 - Confidential'); c.drawRightString(1224-36,18,f'{d.page}')
SimpleDocTemplate(doc(FN),pagesize=(1224,792),leftMargin=34,rightMargin=34,topMargin=36,bottomMargin=34,invariant=1).build(flow,onFirstPage=ft,onLaterPages=ft)
act=[x for x in rows if x.get('statusText')=='Active']
save(FN,'OFFICE','VTS-like life science export, tabloid, wrapped cells, stacked rent steps, two building bands',True,rows,'Larkin Yard Life Science Campus',AS,None,None,None,
 checks=[['contractRent',sum(t['m'] for t in G),{'statusText':'Active'}],['area',a,None],['deposit',sum(t['d'] for t in G),{'statusText':'Active'}]])
