from tr import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle as PS
R=random.Random(11); U=164; SF=141280
s=S('Operating History and Appraiser’s Stabilized Pro Forma','Larkmoor Commons Apartments',['2022 Actual','2023 Actual','2024 Actual','2025 Budget','Appraiser’s Pro Forma'])
def g(b,gr=.035,neg=False,rnd=5):
    o=[]; x=b
    for k in range(5):
        y=x*(1+R.uniform(-.03,.03)) if k<4 else x
        o.append(int(round(y))if k<3 else int(round(y/(500 if y>5000 else 50))*(500 if y>5000 else 50))); x*=1+gr
    return [-v for v in o] if neg else o
s.H('REVENUE')
a=[s.L('Gross Potential Rent',g(2519040)),s.L('Loss / Gain to Lease',g(58200,.02,True)),s.L('Vacancy Loss',g(128400,.03,True)),s.L('Concessions',g(21450,-.2,True)),s.L('Collection Loss',g(17600,.05,True))]
nr=s.T('Net Rental Income',a,'SUBTOTAL')
b=[s.L('Utility Reimbursement (RUBS)',g(118300)),s.L('Garage & Carport',g(39840)),s.L('Pet Fees and Pet Rent',g(22110)),s.L('Laundry Commission',g(9480,.0)),s.L('Application, Late & Misc. Fees',g(31770))]
oi=s.T('Total Other Income',b,'SUBTOTAL')
egi=s.T('EFFECTIVE GROSS INCOME',[nr,oi],key='total_income')
s.H('EXPENSES')
f=[('Real Estate Taxes',268900,.05),('Property Insurance',79300,.12),('Payroll and Benefits',231600,.035)]
v1=[s.L(l,g(x,y)) for l,x,y in f]
fx=[('Electric – Common & Vacant',38200,.03),('Natural Gas',14900,.02),('Water and Sewer',101200,.04),('Trash Removal',22600,.05),('Repairs and Maintenance',83900,.03),('Make-Ready / Turnover',41800,.03),('Contract Services & Grounds',47100,.03),('Advertising & Leasing',24300,.01),('General & Administrative',36700,.02),('Management Fee',71400,.035)]
v1+=[s.L(l,g(x,y)) for l,x,y in fx]
v1.append(s.L('Replacement Reserves',[None,None,None,None,41000]))
te=s.T('TOTAL OPERATING EXPENSES',v1,key='total_operating_expenses')
s.T('NET OPERATING INCOME',[egi,te],signs=[1,-1],key='noi')
data=[['','2022','','2023','','2024','','2025','','Appraiser’s Pro Forma','','',''],['','Actual','$/Unit','Actual','$/Unit','Actual','$/Unit','Budget','$/Unit','Amount','$/Unit','$/SF','% EGI']]
E_=s.v(egi); st=[]
for i,r in enumerate(s.rows):
    row=[r['label']]
    if r['rowType']=='HEADING': row+=['']*12; st.append(('FONTNAME',(0,i+2),(0,i+2),'Helvetica-Bold'))
    else:
        for c,v in enumerate(r['values']):
            row+=[('$' if i in(1,te+1) else '')+par(v) if v is not None else '–', par(round(v/U)) if v is not None else '–']
        v=r['values'][4]; row+=[par(v/SF,2),f'{v/E_[4]*100:.1f}%']
    if r['rowType'] in('TOTAL','SUBTOTAL'):
        st+=[('LINEABOVE',(1,i+2),(-1,i+2),.4,colors.black)]
        if r['rowType']=='TOTAL': st+=[('FONTNAME',(0,i+2),(-1,i+2),'Helvetica-Bold'),('BACKGROUND',(0,i+2),(-1,i+2),colors.HexColor('#e4e9dc'))]
    data.append(row)
t=Table(data,colWidths=[150]+[56,40]*4+[60,42,38,42],rowHeights=13.2)
t.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('TEXTCOLOR',(2,2),(2,-1),colors.grey)]+[('SPAN',(k,0),(k+1,0)) for k in(1,3,5,7)]+[('SPAN',(9,0),(12,0)),('ALIGN',(1,0),(-1,0),'CENTER'),('FONTNAME',(0,0),(-1,1),'Helvetica-Bold'),('LINEBELOW',(0,1),(-1,1),1,colors.HexColor('#5b6b3a')),('LINEBEFORE',(9,0),(9,-1),.5,colors.grey)]+st))
h=PS('h',fontName='Helvetica-Bold',fontSize=12,leading=16,textColor=colors.HexColor('#5b6b3a')); n=PS('n',fontSize=7.5,leading=10)
D=SimpleDocTemplate(B+'documents/larkmoor_history.pdf',pagesize=landscape(letter),margins=36,topMargin=34,bottomMargin=30)
def foot(c,d): c.setFont('Helvetica',7); c.drawString(36,20,'Hadley Pruett Valuation Group  |  File 24-1187  |  Income Capitalization Approach'); c.drawRightString(756,20,'Page 71')
D.build([Paragraph('Operating History and Appraiser’s Stabilized Pro Forma',h),Paragraph('Larkmoor Commons Apartments – 164 units, 141,280 net rentable square feet',n),Spacer(1,8),t,Spacer(1,8),Paragraph('Historical statements were supplied by ownership and were not audited. The historical and budget statements carry no reserve for replacement; we have included $250 per unit in the pro forma. Budget figures are those adopted by the owner in November 2024.',n)],onFirstPage=foot)
save('larkmoor_history.pdf',[s],'MULTIFAMILY','OPERATING_STATEMENT','appraisal report page, grouped header, interleaved per-unit columns','interleaved $/Unit columns, two-line grouped header')
