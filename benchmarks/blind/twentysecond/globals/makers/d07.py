# UK service charge statement (xlsx), schedules, certificate text, signs positive
from lib import *; from openpyxl import Workbook; from openpyxl.styles import *; from openpyxl.utils import get_column_letter as G
cols=['Actual Year Ended 24 Mar 2025','Budget Year Ended 24 Mar 2025','Variance','Actual Year Ended 24 Mar 2024']
s=St('Service Charge Income and Expenditure Statement','Tannery Row Shopping Centre','2024-03-25','2025-03-24',cols,sheet='SC Statement')
def l(n,a,b,p): return s.l(n,[a,b,a-b,p])
s.h('INCOME')
i=[l('On-account service charge demanded',1184600,1184600,1129250),l('Landlord contribution - vacant units',96480,78300,84115),l('Interest received on service charge account',7316,4000,5208),l('Commercialisation income credited',18250,15000,16900)]
I=s.t('TOTAL INCOME',i,'TOTAL'); s.k('total_income',I)
g=[]
def sec(h,t,L):
    s.h(h); a=[l(*x) for x in L]; g.append(s.t(t,a))
sec('SCHEDULE 1 - MANAGEMENT','Sub-total Schedule 1',[('Management fees',112500,112500,108000),('Accounting and audit fees',9850,9500,9600),('Site management resources',146232,151000,139744),('Health, safety and environmental',11467,12500,13020)])
sec('SCHEDULE 2 - UTILITIES','Sub-total Schedule 2',[('Electricity',168904,155000,181377),('Gas',22518,27500,29806),('Water and sewerage',13077,12800,12115)])
sec('SCHEDULE 3 - SOFT SERVICES','Sub-total Schedule 3',[('Security',286391,279600,268454),('Cleaning and environmental',211735,208400,199862),('Waste management',34188,36500,33905),('Marketing and promotions',62940,60000,58213)])
sec('SCHEDULE 4 - HARD SERVICES','Sub-total Schedule 4',[('Mechanical and electrical services',93716,88000,85109),('Lifts and escalators',38422,36900,35870),('Fabric repairs and maintenance',71563,65000,77344),('Suspended access equipment',4120,4200,3980)])
sec('SCHEDULE 5 - INSURANCE AND EXCEPTIONAL','Sub-total Schedule 5',[('Engineering insurance',7215,7500,6984),('Roof membrane replacement - phase 2',48600,50000,0),('Sinking fund contribution',15000,15000,15000)])
s.h('')if 0 else None
E_=s.t('TOTAL EXPENDITURE',g,'TOTAL'); s.k('total_operating_expenses',E_)
X=s.t('SURPLUS / (DEFICIT) FOR THE YEAR',[I,(E_,-1)],'TOTAL')
bf=s.l('Balancing charge / (credit) already raised',[12000,None,12000,-8500]); 
s.t('BALANCE DUE TO / (FROM) TENANTS',[X,bf],'TOTAL')
wb=Workbook(); c=wb.active; c.title='Certificate'; c.column_dimensions['B'].width=95
for i,t in enumerate(['TANNERY ROW SHOPPING CENTRE, NORWICH','Service charge certificate for the year ended 24 March 2025','','We certify that the expenditure set out in the attached statement is in accordance with the leases and the RICS professional statement.','','Total apportionable floor area: 148,320 sq ft','','Hollis Marr LLP, managing agents','18 July 2025']): c.cell(3+i,2,t)
c['B3'].font=Font(bold=True,size=14)
w=wb.create_sheet('SC Statement'); w.sheet_view.showGridLines=False
w['B2']='Tannery Row Shopping Centre'; w['B2'].font=Font(name='Georgia',bold=True,size=15,color='7A1F2B'); w['B3']='Service Charge Income and Expenditure Statement'; w['B4']='For the period 25 March 2024 to 24 March 2025'
H=['','Note','Actual','Budget','Variance','','Actual']; H2=['','','Year ended 24 Mar 2025','Year ended 24 Mar 2025','','','Year ended 24 Mar 2024']; H3=['','','£','£','£','','£']
for q,h in enumerate((H,H2,H3)):
    for j,t in enumerate(h):
        if t: x=w.cell(6+q,2+j,t); x.font=Font(name='Georgia',bold=True,size=9); x.alignment=Alignment(horizontal='right' if j>1 else 'center',wrap_text=True)
for col,wd in zip('ABCDEFGH',[2,46,6,14,14,13,3,14]): w.column_dimensions[col].width=wd
w.row_dimensions[7].height=28; n=9
notes={'Electricity':'1','Roof membrane replacement - phase 2':'2','Landlord contribution - vacant units':'3'}
for r in s.r:
    k=r['rowType']; L=r['label']
    if k=='HEADING' : n+=1
    x=w.cell(n,2,L); x.font=Font(name='Georgia',size=10,bold=k!='LINE'); 
    if L in notes: w.cell(n,3,notes[L]).alignment=Alignment(horizontal='center')
    if k=='HEADING':
        for j in range(2,9): w.cell(n,j).fill=PatternFill('solid',fgColor='F1E4E6')
    else:
        for j,v in zip((4,5,6,8),r['values']):
            y=w.cell(n,j,v); y.number_format='#,##0;(#,##0);"-"' if v!=0 else '#,##0'; y.font=Font(name='Georgia',size=10,bold=k!='LINE')
            if k!='LINE': y.border=Border(top=Side('thin'),bottom=Side('double') if k=='TOTAL' else None)
    n+=1+(k=='TOTAL')
n+=1
for t in ['1. Electricity: new supply contract from 1 October 2024 at a higher unit rate.','2. Roof works tendered to three contractors; phase 3 planned for 2026.','3. Units 7, 12 and 31 were vacant for all or part of the year.']: w.cell(n,2,t).font=Font(italic=True,size=9); n+=1
w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(B+'documents/tannery_row_service_charge.xlsx'); save('tannery_row_service_charge.xlsx','RETAIL','OPERATING_STATEMENT','UK service charge statement by schedule, certificate sheet first, spacer column',[s])
