# Australian holiday parks: entities side by side BS + CF, xlsx openpyxl
from helper import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as gl
N='Southern Cross Parks consolidation Jun-25.xlsx'
r=random.Random(606)
E=['Coral Bight Holiday Park Trust','Murray Bend Holiday Park Trust','Stringybark Coast Parks Pty Ltd','Southern Cross Parks Holdings Ltd','Eliminations','Consolidated 30 Jun 2025','Consolidated 30 Jun 2024']
b=St('Consolidated Balance Sheet','Southern Cross Holiday Parks Group',None,'2025-06-30',E,sheet='Balance Sheet')
b.colrules=[(5,[(i,1) for i in range(5)])]
def L(s,l,v,ly): return s.line(l,v+[sum(x or 0 for x in v),ly])
_=None
b.head('ASSETS'); b.head('Current assets')
ca=[L(b,'Cash and cash equivalents',[1842,967,1211,2305,_],5410),L(b,'Trade and other receivables',[318,204,277,96,_],812),L(b,'Loans to related entities – current',[_,_,_,1450,-1450],_),L(b,'Inventories – kiosk and gas',[74,51,63,_,_],171),L(b,'Prepayments and deposits',[205,133,188,61,_],549)]
b.rows[ca[2]]['values'][5]=None
CA=b.sub('Total current assets',ca)
b.head('Non-current assets')
nc=[L(b,'Investment in controlled entities',[_,_,_,38200,-38200],_),L(b,'Land and buildings',[28450,17900,22615,_,_],66820),L(b,'Cabins, plant and equipment',[9320,6114,7708,212,_],21975),L(b,'Right-of-use assets – Crown leases',[_,4205,_,338,_],4760),L(b,'Goodwill',[1200,_,850,_,_],2050),L(b,'Deferred tax assets',[_,_,146,402,_],511)]
b.rows[nc[0]]['values'][5]=None
NC=b.sub('Total non-current assets',nc)
TA=b.sub('TOTAL ASSETS',[CA,NC],typ='TOTAL')
b.head('LIABILITIES'); b.head('Current liabilities')
cl=[L(b,'Trade and other payables',[911,604,772,455,_],2590),L(b,'Forward bookings (unearned income)',[1620,884,1243,_,_],3422),L(b,'Loans from related entities – current',[650,800,_,_,-1450],_),L(b,'Borrowings – current',[750,_,600,_,_],1350),L(b,'Lease liabilities – current',[_,186,_,71,_],244),L(b,'Employee provisions',[231,164,198,142,_],688)]
b.rows[cl[2]]['values'][5]=None
CL=b.sub('Total current liabilities',cl)
b.head('Non-current liabilities')
nl=[L(b,'Borrowings – non-current',[14500,9850,12400,_,_],37850),L(b,'Lease liabilities – non-current',[_,4187,_,284,_],4728),L(b,'Deferred tax liabilities',[_,_,515,_,_],462)]
NL=b.sub('Total non-current liabilities',nl)
TL=b.sub('TOTAL LIABILITIES',[CL,NL],typ='TOTAL')
NA=b.sub('NET ASSETS',[TA,TL],[1,-1],typ='TOTAL')
na=b.rows[NA]['values']
b.head('EQUITY')
ic=[19500,8000,10700,36000,-38200]; rs=[1850,1100,1465,_,_]
q=[L(b,'Issued capital / settled units',ic,36000),L(b,'Asset revaluation reserve',rs,3720)]
re=[na[i]-(ic[i] or 0)-(rs[i] or 0) for i in range(5)]; re[4]=re[4] if re[4] else None
q.append(b.line('Retained earnings',re+[sum(x or 0 for x in re),na[6]-36000-3720]))
TE=b.sub('TOTAL EQUITY',q,typ='TOTAL')
b.key(total_assets=TA,total_liabilities=TL,total_equity=TE)
# cash flow
c=St('Consolidated Cash Flow Statement','Southern Cross Holiday Parks Group','2024-07-01','2025-06-30',E[:5]+['Consolidated FY25','Consolidated FY24'],sheet='Cash Flow')
c.colrules=b.colrules
c.head('Cash flows from operating activities')
o=[L(c,'Receipts from guests (incl. GST)',[12140,7240,9564,_,_],26903),L(c,'Payments to suppliers and employees (incl. GST)',[-8112,-5020,-6431,-1288,_],-20117),L(c,'Management fees received / (paid)',[-592,-356,-463,1411,_],_),L(c,'Interest received',[31,14,19,124,-83],96),L(c,'Interest and finance costs paid',[-861,-792,-731,-17,83],-2240),L(c,'Income tax paid',[_,_,-204,-131,_],-298)]
c.rows[o[2]]['values'][5]=None
O=c.sub('Net cash from operating activities',o)
c.head('Cash flows from investing activities')
v=[L(c,'Purchase of cabins, plant and equipment',[-1385,-604,-1017,-48,_],-2811),L(c,'Site works and amenities upgrade',[-620,-155,-390,_,_],-1460),L(c,'Proceeds from sale of cabins',[112,40,77,_,_],164),L(c,'Distributions received from controlled entities',[_,_,_,1050,-1050],_)]
c.rows[v[3]]['values'][5]=None
V=c.sub('Net cash used in investing activities',v)
c.head('Cash flows from financing activities')
f=[L(c,'Proceeds from borrowings',[1500,_,800,_,_],1200),L(c,'Repayment of borrowings',[-750,-450,-600,_,_],-1350),L(c,'Principal elements of lease payments',[_,-174,_,-66,_],-229),L(c,'Distributions and dividends paid',[-500,-250,-300,-900,1050],-850)]
F=c.sub('Net cash from / (used in) financing activities',f)
NET=c.sub('Net increase / (decrease) in cash held',[O,V,F],typ='SUBTOTAL')
cash=b.rows[ca[0]]['values']; cv=[ (cash[i] or 0) for i in range(7)]
op=[cv[i]-c.rows[NET]['values'][i] for i in range(7)]
op[4]=None
opn=c.line('Cash at beginning of financial year',op)
CL2=c.sub('Cash at end of financial year',[NET,opn],typ='TOTAL')
print('opening cons',op, 'want FY25 opening 5410, got',op[5])
c.key(net_cash_flow=NET)
wb=Workbook(); ws=wb.active; ws.title='Balance Sheet'; w2=wb.create_sheet('Cash Flow')
navy='0B3C5D'
for w,s,sub in ((ws,b,'As at 30 June 2025'),(w2,c,'For the year ended 30 June 2025')):
    w['A1']='Southern Cross Holiday Parks Group'; w['A2']=s.title; w['A3']=sub; w['A4']="A$'000"
    for k in (1,2,3): w.cell(k,1).font=Font(name='Verdana',size=12-k,bold=True,color=navy)
    for j,h in enumerate(s.columns):
        col=2+j+(1 if j>4 else 0)+(1 if j>5 else 0)
        x=w.cell(6,col,h.replace('Consolidated ','Consolidated\n')); x.font=Font(name='Verdana',size=8,bold=True); x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom'); x.border=Border(bottom=Side(style='medium',color=navy))
        w.column_dimensions[gl(col)].width=15
    w.row_dimensions[6].height=46; w.column_dimensions['A'].width=46; w.column_dimensions['G'].width=1.5; w.column_dimensions['I'].width=1.5
    y=7
    for k in s.rows:
        bo=k['typ']!='LINE'; x=w.cell(y,1,k['label']); x.font=Font(name='Verdana',size=8,bold=bo,color=navy if k['typ']=='HEADING' else '000000')
        x.alignment=Alignment(indent=0 if bo else 1)
        if k['typ']!='HEADING':
            for j,v in enumerate(k['values']):
                col=2+j+(1 if j>4 else 0)+(1 if j>5 else 0)
                if v is None and bo: v=0
                z=w.cell(y,col,v); z.number_format='#,##0;(#,##0);"–"'; z.font=Font(name='Verdana',size=8,bold=bo,italic=(j==6))
                if bo: z.border=Border(top=Side(style='thin'),bottom=Side(style='double') if k['typ']=='TOTAL' else None)
            if k['typ']=='TOTAL': y+=1
        y+=1
    w.cell(y+1,1,'Eliminations: intercompany loans, investment in controlled entities, distributions and intercompany interest.').font=Font(name='Verdana',size=7,italic=True)
    w.sheet_view.showGridLines=False; w.freeze_panes='B7'; w.page_setup.orientation='landscape'; w.page_setup.paperSize=9; w.page_setup.fitToHeight=1; w.page_setup.fitToWidth=1; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(N))
save(N,[b,c],'HOSPITALITY','BALANCE_SHEET','Australian holiday-park group, entities side by side with eliminations; balance sheet and cash flow sheets',True)
