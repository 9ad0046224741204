# shopping centre balance sheet, comparative, codes at right of label, platypus table
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
F='Balance_Sheet_Willow_Bend_Plaza_2025-06.pdf'
st=St('Comparative Balance Sheet','Willow Bend Plaza',None,'2025-06-30',['Balance 06/30/2025','Balance 05/31/2025','Net Change'],zero_null=False,
  expand=lambda v,f:[v[0],v[1],v[0]-v[1]])
def build(plug):
    st.rows=[];st.keys={};st.ids={}
    def gen(spec,f,lab):
        if spec=='PLUG': return plug
        return [int(round(float(x)*100)) for x in spec.split(',')]
    st.dsl('''
I
H||ASSETS
H||CASH & EQUIVALENTS
L|1010-000|Operating Account - First Lakes Bank|226417.63,251900.08
L|1015-000|Petty Cash|300.00,300.00
L|1030-000|Security Deposit Account|88712.50,91212.50
L|1040-000|Money Market Reserve|412650.91,411218.77
T|1099-000|TOTAL CASH & EQUIVALENTS
H||RECEIVABLES
L|1110-000|Tenant Receivables|61904.22,74880.15
L|1115-000|Allowance for Doubtful Accounts|-18500.00,-18500.00
L|1120-000|Accrued CAM / Tax Recoveries|43120.00,38250.00
L|1130-000|Straight-Line Rent Receivable|206881.47,205290.33
L|1140-000|Other Receivables|0.00,1250.00
T|1199-000|TOTAL RECEIVABLES
H||ESCROWS & PREPAIDS
L|1210-000|Real Estate Tax Escrow|176340.18,146950.15
L|1220-000|Insurance Escrow|31872.40,27888.35
L|1230-000|TI / LC Reserve Held by Lender|250000.00,243750.00
L|1250-000|Prepaid Insurance|14205.66,18941.32
L|1260-000|Prepaid Expenses - Other|3817.25,4126.00
T|1299-000|TOTAL ESCROWS & PREPAIDS
H||FIXED ASSETS
L|1310-000|Land|3150000.00,3150000.00
L|1320-000|Building|11842600.00,11842600.00
L|1325-000|Building Improvements|918442.75,896142.75
L|1330-000|Tenant Improvements|1204770.30,1204770.30
L|1340-000|Site & Parking Lot|387215.00,387215.00
L|1390-000|Accumulated Depreciation|-4718336.92,-4683014.11
T|1399-000|NET FIXED ASSETS
H||OTHER ASSETS
L|1410-000|Leasing Commissions, net|212906.14,216450.02
L|1420-000|Loan Costs, net|64188.33,65258.13
L|1430-000|Utility Deposits|4500.00,4500.00
T|1499-000|TOTAL OTHER ASSETS
TT|1999-000|TOTAL ASSETS|total_assets|ta
H||LIABILITIES & EQUITY
H||LIABILITIES
H||CURRENT LIABILITIES
L|2010-000|Accounts Payable|57320.88,71446.02
L|2020-000|Accrued Expenses|22914.00,19440.00
L|2030-000|Accrued Real Estate Taxes|171600.00,143000.00
L|2040-000|Accrued Interest|38412.07,38520.91
L|2050-000|Prepaid Rents|29840.00,41175.00
L|2060-000|Sales Tax Payable|1187.43,1204.90
L|2070-000|Due to Manager|0.00,6310.44
T|2099-000|TOTAL CURRENT LIABILITIES
H||LONG-TERM LIABILITIES
L|2110-000|Mortgage Note Payable|9104226.35,9124807.71
L|2150-000|Tenant Security Deposits|88712.50,91212.50
T|2199-000|TOTAL LONG-TERM LIABILITIES
TT|2999-000|TOTAL LIABILITIES|total_liabilities|tl
H||EQUITY
L|3010-000|Members' Capital|6450000.00,6450000.00
L|3020-000|Distributions|-2215000.00,-2165000.00
L|3100-000|Retained Earnings|PLUG
L|3200-000|Current Year Net Income|331190.74,280315.27
TT|3998-000|TOTAL EQUITY|total_equity|te
TT|3999-000|TOTAL LIABILITIES & EQUITY
''',gen)
build([0,0]); B=lambda i:st.rows[st.keys[i]]['base']
d=[B('total_assets')[k]-B('total_liabilities')[k]-B('total_equity')[k] for k in(0,1)]
# retained earnings may not move inside the year: current-year income takes the difference
re_=d[1]; st0=d[0]-d[1]
import re as _r
build([re_,re_])
for r in st.rows:
    if r['label'] in('Current Year Net Income',): r['base'][0]+=st0; r['full']=st.expand(r['base'],1)
    if r['label'] in('TOTAL EQUITY','TOTAL LIABILITIES & EQUITY'): r['base'][0]+=st0; r['full']=st.expand(r['base'],1)
print(re_/100,st0/100,[r['full'] for r in st.rows if 'TOTAL' in r['label']][-1],B('total_assets'))
assert st.rows[-1]['base']==B('total_assets')
def foot(c,d):
    c.setFont('Helvetica-Oblique',7); c.drawString(60,34,'Willow Bend Plaza  |  Entity 2217  |  Accrual'); c.drawRightString(552,34,f'Page {d.page}')
H=lambda s,z,b='Helvetica-Bold':Paragraph(s,ParagraphStyle('x',fontName=b,fontSize=z,leading=z+3,alignment=0))
data=[['Account','Description','Balance\n06/30/2025','Balance\n05/31/2025','Net\nChange']]
ts=[('FONT',(0,0),(-1,-1),'Helvetica',7.8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('ALIGN',(2,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.1),('BOTTOMPADDING',(0,0),(-1,-1),1.1),
 ('BACKGROUND',(0,0),(-1,0),colors.HexColor('#dfe8df')),('LINEBELOW',(0,0),(-1,0),.8,colors.HexColor('#2f5d3a')),('VALIGN',(0,0),(-1,-1),'BOTTOM')]
for r in st.rows:
    y=len(data); data.append([r['code'] or '','\u00a0'*3*r['lvl']+r['label']]+([num(v) for v in r['full']] if r['full'] else ['']*3))
    if r['typ']!='LINE': ts.append(('FONT',(0,y),(-1,y),'Helvetica-Bold',7.8))
    if r['items']: ts.append(('LINEABOVE',(2,y),(-1,y),.5,colors.black)); ts.append(('BOTTOMPADDING',(0,y),(-1,y),5))
    if r['typ']=='TOTAL' and r['key'] in('total_assets',) or y==len(st.rows): ts.append(('LINEBELOW',(2,y),(-1,y),1.2,colors.black))
t=Table(data,colWidths=[60,222,76,76,68],repeatRows=1); t.setStyle(TableStyle(ts))
SimpleDocTemplate(os.path.join(DOC,F),pagesize=letter,leftMargin=54,rightMargin=54,topMargin=42,bottomMargin=50).build(
 [H('Willow Bend Plaza',14),H('Comparative Balance Sheet',10.5),H('As of June 30, 2025',9,'Helvetica'),Spacer(1,8),t],onFirstPage=foot,onLaterPages=foot)
save(F,[st],'RETAIL','BALANCE_SHEET','comparative balance sheet this month / last month / change, account codes, two pages')
