# appraisal: operating history and forecast table within narrative, one digit changed
from common import *
from reportlab.lib.pagesizes import letter
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
name='Fernwood Village - Appraisal p87 Income.pdf'
SF=71450
s=S('Operating History and Appraiser\u2019s Forecast','Fernwood Village Shoppes',['2022 Actual','2023 Actual','2024 Actual','Appraiser\u2019s Forecast'],None,None)
L_=lambda lab,*v:s.line(lab,v,None,1)
s.head('Revenue')
x=[L_('Base Rental Revenue',1096340,1131872,1168255,1204620),L_('Percentage Rent',8420,11265,9780,9500)]
s.head('Expense Recoveries')
y=[L_('Common Area Maintenance',176880,187415,196204,203540),L_('Real Estate Taxes',151217,158930,163418,170880),L_('Insurance',29140,35286,41873,43700)]
y=s.tot('Total Recoveries',y,lvl=1)
z=L_('Miscellaneous Income',3915,4260,2875,3500)
pgi=s.tot('Potential Gross Income',x+[y,z])
v=L_('Vacancy & Collection Loss',None,None,None,-98144)
egi=s.tot('Effective Gross Income',[pgi,v],typ='TOTAL',key='total_income')
s.head('Operating Expenses')
e=[L_('Real Estate Taxes',161540,168222,172306,179700),L_('Property Insurance',31870,38415,45240,46800),L_('Common Area Maintenance',103415,109880,112364,115700),L_('Repairs & Maintenance',38642,41380,44915,45000),L_('Utilities',36208,38154,39470,40650),L_('Security',14400,14400,15120,15600),L_('Management',43860,45914,47472,45900),L_('Administrative & Professional',12318,15076,11940,13500),L_('Replacement Reserves',None,None,None,14290)]
ex=s.tot('Total Operating Expenses',e,typ='TOTAL',key='total_operating_expenses')
noi=s.tot('Net Operating Income',[egi,ex],typ='TOTAL',signs=[1,-1],key='noi')
rat=s.line('Operating Expense Ratio',[round(s.rows[ex]['vals'][c]/s.rows[egi]['vals'][c],3) for c in range(4)],None,0)
psf={i:[None if a is None else a/SF for a in r['vals']] for i,r in enumerate(s.rows)}
i=e[3];s.rows[i]['vals'][1]=47380
s.planted={'what':'Repairs & Maintenance 2023 Actual is printed as 47,380 where the totals were made with 41,380 (digit 1 changed to 7)','kind':'digit_changed'}
st=ParagraphStyle('b',fontName='Times-Roman',fontSize=10,leading=13,spaceAfter=7,alignment=4)
hd=ParagraphStyle('h',fontName='Times-Bold',fontSize=13,spaceAfter=6,textColor=colors.HexColor('#5b2c1e'))
tt=ParagraphStyle('t',fontName='Times-Bold',fontSize=10.5,alignment=1,leading=13)
B=['']
data=[['Fernwood Village Shoppes']+['']*8,['Operating History and Appraiser\u2019s Forecast']+['']*8,['','2022 Actual','','2023 Actual','','2024 Actual','','Appraiser\u2019s Forecast',''],['71,450 SF NRA']+['Total','$/SF']*4]
sty=[('SPAN',(0,0),(-1,0)),('SPAN',(0,1),(-1,1)),('ALIGN',(0,0),(-1,1),'CENTER'),('FONT',(0,0),(-1,3),'Times-Bold',9),('ALIGN',(1,2),(-1,3),'CENTER')]
for c in (1,3,5,7):sty.append(('SPAN',(c,2),(c+1,2)))
for k in s.lay:
    q=s.rows[k];r=len(data)
    lab='\xa0\xa0\xa0'*q['lvl']+q['label']
    if k==rat:
        row=[lab]+sum([[f'{a*100:.1f}%',''] for a in q['vals']],[])
    elif q['typ']=='HEADING':row=[lab]+['']*8
    else:
        row=[lab]+sum([[('\u2014' if a is None else par(a,0,cur='$' if q['typ']=='TOTAL' else '')),('' if a is None else par(p,2,cur='$' if q['typ']=='TOTAL' else ''))] for a,p in zip(q['vals'],psf[k])],[])
    data.append(row)
    if q['typ']!='LINE':sty.append(('FONT',(0,r),(-1,r),'Times-Bold',8.6))
    if q['foots']:sty.append(('LINEABOVE',(1,r),(-1,r),.5,colors.black))
    if k==noi:sty.append(('LINEBELOW',(1,r),(-1,r),1.1,colors.black))
T_=Table(data,colWidths=[150]+[55,37]*3+[58,40],rowHeights=[15,14,14,13]+[12.6]*(len(data)-4))
T_.setStyle(TableStyle([('FONT',(0,4),(-1,-1),'Times-Roman',8.6),('ALIGN',(1,4),(-1,-1),'RIGHT'),('BOX',(0,0),(-1,-1),1,colors.HexColor('#5b2c1e')),('LINEBELOW',(0,3),(-1,3),.7,colors.black),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#efe4da')),('BACKGROUND',(7,2),(8,-1),colors.HexColor('#f8f3ee')),('TOPPADDING',(0,0),(-1,-1),0),('BOTTOMPADDING',(0,0),(-1,-1),2),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]+sty))
def fr(c,d):
    c.setFont('Times-Italic',9);c.drawString(54,letter[1]-34,'Fernwood Village Shoppes');c.drawRightString(letter[0]-54,letter[1]-34,'Income Capitalization Approach');c.line(54,letter[1]-38,letter[0]-54,letter[1]-38)
    c.line(54,44,letter[0]-54,44);c.drawString(54,32,'Cedar Valley Appraisal Group');c.drawRightString(letter[0]-54,32,'Page 87')
doc=SimpleDocTemplate(f'{ROOT}/documents/{name}',pagesize=letter,leftMargin=54,rightMargin=54,topMargin=54,bottomMargin=54)
doc.build([Paragraph('Operating Expense Analysis',hd),Paragraph('Ownership provided calendar year operating statements for 2022 through 2024. We have reconstructed these statements to exclude depreciation, debt service, leasing commissions and other items not considered typical operating expenses. The reconstructed history and our forecast for the twelve months commencing with the date of value are presented below.',st),T_,Spacer(1,8),
 Paragraph('<b>Real Estate Taxes.</b> The forecast reflects the 2025 assessment and the current millage rate. <b>Insurance.</b> Premiums have increased by more than 40% over the period, consistent with the comparables, which range from $0.48 to $0.72 per square foot. <b>Management.</b> Professional management for grocery-shadowed neighborhood centers in the market is commonly 2.5% to 4.0% of effective gross income; 3.0% is concluded.',st),
 Paragraph('<b>Vacancy & Collection Loss.</b> Historical revenues are shown net of actual vacancy. A stabilized allowance of 6.0% of potential gross income is deducted in the forecast.',st)],onFirstPage=fr,onLaterPages=fr)
save(name,[s],'RETAIL','OPERATING_STATEMENT','Appraisal page: reconstructed operating history and forecast, total and $/SF pairs, narrative around',True)
