from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(9)
M=['Nov-24','Dec-24','Jan-25','Feb-25','Mar-25','Apr-25','May-25','Jun-25','Jul-25','Aug-25','Sep-25','Oct-25']
cols=M+['12 MO TOTAL']
s=St('Sandbar RV Park & Boat Slips - my numbers','Sandbar RV Park & Boat Slips','2024-11-01','2025-10-31',cols,sheet='T12')
sea=[.5,.35,.3,.35,.6,.9,1.3,1.7,1.9,1.7,1.2,.8]
def ser(b,k=1,j=.05): v=[int(b*((x-1)*k+1)*(1+R.uniform(-j,j))) for x in sea]; return v+[sum(v)]
def some(d): v=[d.get(i) for i in range(12)]; return v+[sum(x or 0 for x in v)]
def fx(x): return [x]*12+[12*x]
s.H('MONEY IN')
r=[s.L('RV sites - monthly',ser(11800,.15)),s.L('RV sites - nightly',ser(9200)),s.L('Boat slips (annual, billed spring)',some({3:8400,4:22650,5:9300})),s.L('Cabins 1-4',ser(5100,.8)),s.L('Mobile home pads (6)',fx(2520)),s.L('Store, ice, firewood, laundry',ser(1650)),s.L('Electric billed back',ser(2300,.4))]
ti=s.T('TOTAL IN',r,key='total_income')
s.H('MONEY OUT')
e=[s.L('Store stock',ser(890)),s.L('Camp host & mowing crew',ser(3600,.5)),s.L('Power co-op',ser(3550,.45)),s.L('Propane',some({0:612,2:744,4:388,11:455})),s.L('Water test / septic pump',some({1:240,4:1985,7:2310,8:1870,10:240})),s.L('Dumpsters',ser(610,.5)),s.L('Wifi',fx(229)),s.L('Taxes - county',some({1:9214,5:9214})),s.L('Ins.',fx(1187)),s.L('Booking site fees',ser(640)),s.L('Gravel, docks, fixes',ser(1750,.2,.5)),s.L('Lodging tax remitted',some({2:611,5:688,8:2904,11:2415})),s.L('Bookkeeper',fx(275))]
te=s.T('TOTAL OUT',e,key='total_operating_expenses')
no=s.T('WHAT THE PARK MAKES',[ti,te],[1,-1],key='noi',typ='TOTAL')
d=[s.L('Farm Credit note',fx(4318),ind=0),s.L('New bath house',some({3:14200,4:22875,5:6410}),ind=0),s.L('Golf cart (paid cash)',some({6:7900}),ind=0)]
s.T('LEFT FOR US',[no]+d,[1,-1,-1,-1],key='net_cash_flow',typ='TOTAL')
wb=Workbook(); ws=wb.active; ws.title='T12'
ws['A1']='Sandbar RV Park & Boat Slips - my numbers'; ws['A1'].font=Font(name='Comic Sans MS',size=14,bold=True)
ws['A2']='from bank stmts, whole $, Nov 2024 thru Oct 2025 (for refi)'; ws['A2'].font=Font(italic=True)
# a hidden helper col B (account #), months from C, blank column between Apr & May, total in P
pos=list(range(3,9))+list(range(10,16))+[17]
for p,c in zip(pos,cols):
    import datetime
    x=ws.cell(4,p)
    if c!='12 MO TOTAL':
        x.value=datetime.date(2000+int(c[-2:]),{'Nov':11,'Dec':12,'Jan':1,'Feb':2,'Mar':3,'Apr':4,'May':5,'Jun':6,'Jul':7,'Aug':8,'Sep':9,'Oct':10}[c[:3]],1); x.number_format='mmm-yy'
    else: x.value=c
    x.font=Font(bold=True); x.fill=PatternFill('solid',fgColor='FFF2A8'); x.alignment=Alignment(horizontal='center')
ws['B4']='tag'
y=5
for k,(l,t,v,c,ind) in enumerate(s.R()):
    if t=='TOTAL': y+=1
    ws.cell(y,1,l).font=Font(bold=t!='LINE',color='006100' if l in('MONEY IN','TOTAL IN') else 'C00000' if 'OUT' in l else '000000')
    if t=='LINE': ws.cell(y,2,'x%d'%k)
    if t!='HEADING':
        for p,q in zip(pos,v):
            if q is None: continue
            x=ws.cell(y,p,q); x.number_format='#,##0;[Red]-#,##0'; x.font=Font(bold=t!='LINE')
            if t!='LINE': x.border=Border(top=Side(style='thin'))
            if t=='TOTAL': x.fill=PatternFill('solid',fgColor='E2EFDA')
    y+=1
    if t=='SUBTOTAL': y+=1
ws.cell(y+1,1,'* bath house was one time. Nightly is off in Jan because the well froze.')
ws.column_dimensions['A'].width=34; ws.column_dimensions['B'].hidden=True; ws.column_dimensions['I'].width=2; ws.column_dimensions['P'].width=2; ws.column_dimensions['Q'].width=14
for c in 'CDEFGHJKLMNO': ws.column_dimensions[c].width=9
ws.freeze_panes='C5'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
w2=wb.create_sheet('notes'); w2['A1']='sites: 38 monthly/nightly, slips 46, cabins 4'; w2['A2']='ask Lyle about dock bid'
fn='sandbar numbers for bank.xlsx'.replace(' ','_'); fit(wb); wb.save(D+fn)
save(fn,[s],'OTHER','OPERATING_STATEMENT_T12','owner spreadsheet, plain words, date headers, hidden column, blank spacer columns, average column','plain-word totals, seasonal blanks, notes sheet')
