"""Account-form (assets left, liabilities right) consolidated balance sheet, openpyxl, two dates on each side, merged banner."""
import random,os,datetime
from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
NAME='KLF_Holdings_BalSheet_2025Q2.xlsx'
s=St('Consolidated Balance Sheet','KLF Family Holdings, LLC',None,'2025-06-30',['6/30/2025','12/31/2024'],sheet='BS')
L=lambda q,a,b,code=None:s.l(q,[float(a),float(b)],code,1)
left=[];right=[]
left.append(s.h('ASSETS'))
def blk(side,head,ls,end,**k):
    h=s.h(head);i=[L(*q) for q in ls];t=s.t(end,i,**k);side.extend([h]+i+[t]);return t
a1=blk(left,'Cash and Equivalents',[('Operating - First Palouse Bank',318442.17,266908.54),('Operating - Marina (seasonal)',94117.6,12884.93),('Money Market Sweep',702554.08,688310.21),('Property Manager Trust Balances',148206.39,139771.85),('Petty Cash & Marina Tills',1850,900)],'Total Cash')
a2=blk(left,'Receivables',[('Tenant Receivables',38114.5,44790.25),('Farm Rent Receivable - 2nd Half',0,61320),('Allowance for Doubtful Accounts',-6500,-6500),('Insurance Claim Receivable',27350,0),('Note Receivable - Bexley Dock Sale',142860.33,151204.9)],'Total Receivables')
a3=blk(left,'Escrows and Prepaids',[('Tax & Insurance Escrows',118963.72,97450.18),('Lender Replacement Reserves',206411.06,192087.44),('Prepaid Insurance',41275.83,12640.5)],'Total Escrows and Prepaids')
a4=blk(left,'Real Estate, at Cost',[('Alder Ridge & Pinion Flats',9418220,9377105),('Whitlow Crossing',6842750.4,6824000.4),('Juniper Medical Office Park',11204316.25,11190880),('Harlan County Farm Land (612 ac)',3978000,3978000),('Gull Bay Marina',2715408.9,2655113.7),('Kansas City Parking Lots',1860000,1860000),('Cedar Gate Inn',4133907,4098642),('Accumulated Depreciation',-9877241.66,-9455018.12)],'Net Real Estate')
a5=blk(left,'Other Assets',[('Deferred Leasing Costs, net',166082.45,174120.05),('Deposits',18400,18400)],'Total Other Assets')
ta=s.t('TOTAL ASSETS',[a1,a2,a3,a4,a5],type='TOTAL',key='total_assets');left.append(ta)
right.append(s.h('LIABILITIES'))
l1=blk(right,'Current',[('Accounts Payable',96240.18,118305.66),('Accrued Real Estate Taxes',184206.5,93117),('Accrued Payroll',31877.92,24405.3),('Slip Rentals Collected in Advance',212640,58115),('Hotel Advance Deposits',47318.25,16902),('Prepaid Rents',39204.11,42870.6),('Sales & Lodging Tax Payable',18660.37,6214.82)],'Total Current')
l2=blk(right,'Tenant Security Deposits',[('Residential (held in trust)',71225,70350),('Commercial',93480,93480)],'Total Security Deposits')
l3=blk(right,'Mortgages and Notes',[('Alder Ridge - agency loan 4.62%',4480116.73,4526902.51),('Whitlow Crossing - life company',2906451.88,2984107.2),('Juniper MOB - Cascade Valley Bank',3894220.05,3951384.4),('Cedar Gate Inn - SBA 504',1702533.6,1741208.97),('Marina Dock Loan',388750,412500),('Line of Credit - First Palouse',250000,400000)],'Total Mortgages and Notes')
tl=s.t('TOTAL LIABILITIES',[l1,l2,l3],type='TOTAL',key='total_liabilities');right.append(tl)
A=s.rows[ta]['v'];LI=s.rows[tl]['v']
eq=[round(A[k]-LI[k],2) for k in (0,1)]
beg25=eq[1];con25=100000.0;dis25=-675000.0;ni25=round(eq[0]-beg25-con25-dis25,2)
ni24=948116.02;con24=150000.0;dis24=-775000.0;beg24=round(eq[1]-ni24-con24-dis24,2)
print(eq,con25)
h=s.h("MEMBERS' EQUITY")
i=[L("Members' Capital, January 1",beg25,beg24),L('Contributions',con25,con24),L('Distributions',dis25,dis24),L('Net Income - Current Year',ni25,ni24)]
te=s.t("TOTAL MEMBERS' EQUITY",i,type='TOTAL',key='total_equity');right.extend([h]+i+[te])
tle=s.t("TOTAL LIABILITIES AND MEMBERS' EQUITY",[tl,te],type='TOTAL');right.append(tle)
# draw
wb=Workbook();w=wb.active;w.title='BS';wb.properties.created=datetime.datetime(2025,7,21)
w.sheet_view.showGridLines=False
F=lambda **k:Font(name='Cambria',size=k.pop('size',10),**k)
for r,q in ((1,'KLF FAMILY HOLDINGS, LLC'),(2,'Consolidated Balance Sheet'),(3,'June 30, 2025 with comparative December 31, 2024  (management use only)')):
    w.merge_cells(start_row=r,start_column=1,end_row=r,end_column=7);w.cell(r,1,q).alignment=Alignment(horizontal='center');w.cell(r,1).font=F(bold=r<3,size=14 if r==1 else 11 if r==2 else 9,italic=r==3)
NF='#,##0.00_);(#,##0.00);"-"??_)'
for c in (2,3,6,7):
    x=w.cell(5,c,['6/30/2025','12/31/2024'][0 if c in(2,6) else 1]);x.font=F(bold=True);x.alignment=Alignment(horizontal='right');x.border=Border(bottom=Side(style='medium'))
def put(idx,c0):
    row=6
    for n,i in enumerate(idx):
        r=s.rows[i]
        if r['type']=='HEADING' and n and s.rows[idx[n-1]]['type']!='HEADING': row+=1
        if i in(ta,tle): row=max(row+1,END)
        x=w.cell(row,c0,r['label']);x.font=F(bold=r['type']!='LINE',underline='single' if r['type']=='HEADING' and r['label'].isupper() else None);x.alignment=Alignment(horizontal='left',indent=r['lvl'])
        if r['type']!='HEADING':
            for k in (0,1):
                q=w.cell(row,c0+1+k,r['v'][k]);q.number_format=('"$"' if i in(ta,tle) else '')+NF if i not in (ta,tle) else '"$"* #,##0.00_)';q.font=F(bold=r['type']!='LINE')
                if r['type']!='LINE': q.border=Border(top=Side(style='thin'),bottom=Side(style='double') if i in(ta,tle) else None)
        row+=1
    return row
END=46
print(put(left,1),put(right,5))
for c,wd in zip('ABCDEFG',(36,16,16,3,38,16,16)): w.column_dimensions[c].width=wd
w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(os.path.join(DOC,NAME))
s.dash_zero=True
save(NAME,[s],'MIXED_USE','BALANCE_SHEET','account-form balance sheet side by side, assets left and liabilities right, two dates each, one worksheet',True)
