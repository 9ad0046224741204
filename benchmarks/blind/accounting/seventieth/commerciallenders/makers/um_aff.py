# Affordable rent study, LIHTC with AMI and UA, PDF (reportlab platypus, Helvetica), portrait report page(s)
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
# type,ami,beds,baths,units,sf,gross,ua,contract,market
D=[("Studio / 1.0 BA","30%",0,1,4,478,537,71,466,1195),("Studio / 1.0 BA","50%",0,1,6,478,896,71,825,1195),
("1BR / 1.0 BA","30%",1,1,7,624,576,88,488,1380),("1BR / 1.0 BA","50%",1,1,14,624,960,88,872,1380),("1BR / 1.0 BA","60%",1,1,22,640,1152,88,1045,1385),
("2BR / 1.0 BA","50%",2,1,10,842,1152,112,1040,1610),("2BR / 2.0 BA","50%",2,2,9,898,1152,112,1040,1690),("2BR / 2.0 BA","60%",2,2,31,898,1383,112,1255,1690),("2BR / 2.0 BA","80%",2,2,8,910,1844,112,1560,1700),
("3BR / 2.0 BA","30%",3,2,3,1096,798,139,659,1985),("3BR / 2.0 BA","50%",3,2,8,1096,1331,139,1192,1985),("3BR / 2.0 BA","60%",3,2,15,1118,1597,139,1430,2005)]
K=['ami','beds','baths','units','pct_units','sf','total_sf','gross','ua','net','actual','market','other:Market Advantage']
N=sum(d[4] for d in D)+1; TS=sum(d[4]*d[5] for d in D)+910
head=['Unit Type','AMI\nLimit','Bed','Bath','No. of\nUnits','% of\nTotal','Avg.\nSF','Total\nSF','Max.\nGross\nRent','Utility\nAllow.','Max.\nNet\nRent','In-Place\nContract\nRent','Achievable\nMarket\nRent','Market\nAdvan-\ntage']
data=[head];rows=[]
for t,a,b,ba,u,sf,g,ua,c,mk in D:
    p=round(u/N*100,1);adv=round((mk-c)/mk*100,1)
    data.append([t,a,b,f'{ba:.1f}',u,f'{p:.1f}%',f'{sf:,}',f'{u*sf:,}',f'${g:,}',f'${ua}',f'${g-ua:,}',f'${c:,}',f'${mk:,}',f'{adv:.1f}%'])
    rows.append(dict(type=t,**dict(zip(K,[float(a[:-1]),b,ba,u,p,sf,u*sf,g,ua,g-ua,c,mk,adv]))))
data.append(['2BR / 2.0 BA Manager','',2,'2.0',1,f'{100/N:.1f}%','910','910']+['']*6)
rows.append(dict(type='2BR / 2.0 BA Manager',beds=2,baths=2,units=1,pct_units=round(100/N,1),sf=910,total_sf=910))
w=lambda i:sum(d[4]*d[i] for d in D)/(N-1)
wc,wm=round(w(8)),round(w(9))
ac=round(TS/N)
adv=round((1-wc/wm)*100,1)
data.append(['Total / Wtd. Average','','','',N,'100.0%',f'{ac:,}',f'{TS:,}','','','',f'${wc:,}',f'${wm:,}',f'{adv:.1f}%'])
tot=[dict(label='Total / Wtd. Average',units=N,pct_units=100.0,sf=ac,total_sf=TS,actual=wc,market=wm,**{K[-1]:adv})]
name='Juniper_Commons_rent_study_p31.pdf'
d=SimpleDocTemplate(doc(name),pagesize=letter,leftMargin=40,rightMargin=40,topMargin=60,bottomMargin=50)
bd=ParagraphStyle('b',fontName='Helvetica',fontSize=9,leading=12,spaceAfter=7);h=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=12,leading=16,textColor=colors.HexColor('#1F4E79'))
t=Table(data,repeatRows=1,colWidths=[86,36,24,26,32,36,32,42,36,36,36,42,50,38])
t.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'Helvetica'),('FONTSIZE',(0,0),(-1,-1),7.2),('LEADING',(0,0),(-1,-1),8.4),('ALIGN',(1,0),(-1,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#1F4E79')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('FONTNAME',(0,0),(-1,0),'Helvetica-Bold'),('GRID',(0,0),(-1,-1),.3,colors.grey),('FONTNAME',(0,-1),(-1,-1),'Helvetica-Bold'),('BACKGROUND',(0,-1),(-1,-1),colors.HexColor('#DDE6EF')),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),2)]))
def deco(c,dd):
    c.setFont('Helvetica',7.5);c.drawString(40,758,'JUNIPER COMMONS APARTMENTS');c.drawRightString(572,758,'RENT COMPARABILITY STUDY');c.line(40,753,572,753);c.drawCentredString(306,28,'Whitcombe Valuation Group   |   31')
d.build([Paragraph('Subject Unit Mix and Rents',h),Paragraph(f'The subject is a {N}-unit, four-building garden community under a Section 42 extended use agreement. Units are restricted at 30%, 50%, 60% and 80% of Area Median Income (2025 limits, effective April 1, 2025); one two-bedroom unit is occupied by the on-site manager and produces no revenue. Tenants pay electric heat, cooking and general electric; water, sewer and trash are included in rent.',bd),Spacer(1,4),t,Spacer(1,6),Paragraph('Weighted rents exclude the manager unit. Utility allowances per Housing Authority schedule dated January 1, 2025. Market advantage = (market rent - contract rent) / market rent.',ParagraphStyle('n',parent=bd,fontSize=7.5,leading=9)),Paragraph('Contract rents at 60% and 80% AMI are set below the maximum net rent by the owner. Management reports eleven households on the waiting list for 50% AMI two-bedroom units, and we regard the contract rents as supported in the submarket.',bd)],onFirstPage=deco,onLaterPages=deco)
print(N,TS,wc,wm)
save(name,'UM','LIHTC rent study page, AMI, gross/UA/net/contract/market, manager unit; PDF portrait',False,K,rows,tot)
