# QuickBooks Desktop P&L prev year comparison export, label columns by depth
import xlsxwriter
from core import *
def make():
    fn='HarborPike_P&L_2024v2023.xlsx'
    s=St('Profit & Loss Prev Year Comparison','Harbor Pike Plaza LLC','2024-01-01','2024-12-31',['Jan - Dec 24','Jan - Dec 23','$ Change'],100,sheet='Sheet1',derive=lambda v,sd:[v[0],v[1],(v[0] or 0)-(v[1] or 0)]); s.nbase=2
    L=lambda d,lb,a,b:s.l(lb,[round(a*100),round(b*100)],d=d)
    H=lambda d,lb:s.h(lb,d=d)
    T=lambda d,lb,it,key=None,rt='SUBTOTAL':s.t(lb,it,rt,None,key,d=d)
    H(1,'Ordinary Income/Expense'); H(2,'Income')
    H(3,'Rental Income'); r=T(3,'Total Rental Income',[L(4,'Base Rent',611284.92,588310.4),L(4,'Percentage Rent - Grocer',14207.33,16918.05),L(4,'Rent Abatements',-10500,0)])
    H(3,'Tenant Reimbursements'); q=T(3,'Total Tenant Reimbursements',[L(4,'CAM',96418.12,91205.66),L(4,'Insurance',21306.4,17744.28),L(4,'Property Tax',118940.75,114236.1),L(4,'CAM Reconciliation - PY',-4863.19,2719.84)])
    o=[L(3,'Late Fees',1925,2650),L(3,'Sign Rental',4800,4800),L(3,'Uncategorized Income',312.5,0)]
    ti=T(2,'Total Income',[r,q]+o,'total_income','TOTAL')
    gp=T(1,'Gross Profit',[ti])
    H(2,'Expense')
    e=[L(3,'Advertising and Promotion',2140,1875),L(3,'Bank Service Charges',388.5,402),L(3,'Insurance Expense',24190,19855)]
    H(3,'Landscaping and Groundskeeping'); g=T(3,'Total Landscaping and Groundskeeping',[L(4,'Lawn Contract',13800,13200),L(4,'Parking Lot Sweeping',7020,6760),L(4,'Snow Plowing',9412.5,15283.75)])
    e2=[L(3,'Management Fees',34298.04,33552.96),L(3,'Office Supplies',417.26,608.11)]
    H(3,'Professional Fees'); p=T(3,'Total Professional Fees',[L(4,'Accounting',6800,6450),L(4,'Legal Fees',11275.5,3120)])
    H(3,'Repairs and Maintenance'); m=T(3,'Total Repairs and Maintenance',[L(4,'Building Repairs',18366.07,22914.38),L(4,'HVAC',9245.6,5118.9),L(4,'Parking Lot Repairs',6150,0),L(4,'Plumbing',3877.45,4209.12),L(4,'Roof',4980,11640),L(4,'Repairs and Maintenance - Other',736.9,1212.35)])
    H(3,'Taxes'); t=T(3,'Total Taxes',[L(4,'Franchise Tax',1200,1200),L(4,'Property Tax',131406.18,127880.52)])
    H(3,'Utilities'); u=T(3,'Total Utilities',[L(4,'Electric - Common',15210.84,14876.2),L(4,'Trash Removal',10944,10260),L(4,'Water & Sewer',7318.65,7002.91)])
    te=T(2,'Total Expense',e+[g]+e2+[p,m,t,u],'total_operating_expenses','TOTAL')
    no=T(1,'Net Ordinary Income',[gp,(te,-1)],'noi','TOTAL')
    H(1,'Other Income/Expense'); H(2,'Other Income'); oi=T(2,'Total Other Income',[L(3,'Interest Income',2206.14,841.37)])
    H(2,'Other Expense'); oe=T(2,'Total Other Expense',[L(3,'Amortization Expense',7416,7416),L(3,'Depreciation Expense',98250,96880),L(3,'Mortgage Interest',176902.55,181344.09)])
    nx=T(1,'Net Other Income',[oi,(oe,-1)]); T(0,'Net Income',[no,nx],'net_income','TOTAL')
    wb=xlsxwriter.Workbook(doc(fn)); w=wb.add_worksheet('Sheet1'); B={'font_name':'Arial','font_size':8}
    w0=wb.add_worksheet('QuickBooks Export Tips'); w0.write(1,1,'QuickBooks Export Tips'); w0.write(3,1,'Headers and footers of the report can be moved into the worksheet in Export options, tab Advanced.')
    fb=wb.add_format({**B,'bold':1}); 
    for k,t_ in enumerate(['Harbor Pike Plaza LLC','Profit & Loss Prev Year Comparison','January through December 2024']): w.merge_range(k,0,k,12,t_,wb.add_format({**B,'bold':1,'align':'center','font_size':[12,14,10][k]}))
    w.write(0,13,'9:41 AM',fb); w.write(1,13,'01/28/25',fb); w.write(2,13,'Accrual Basis',fb); w.set_column(0,4,2.4); w.set_column(5,5,32); C=[6,8,10,12]; w.set_column(6,12,11.5); w.set_column(13,13,11); 
    for c in (7,9,11): w.set_column(c,c,.8)
    for c,t_ in zip(C,s.cols+['% Change']): w.write(3,c,t_,wb.add_format({**B,'bold':1,'align':'center','bottom':2}))
    row={i:4+i for i in range(len(s.rows))}; A='ABCDEFGHIJKLM'
    for i,r in enumerate(s.rows):
        y=row[i]; w.write(y,r['d'],r['label'],fb)
        if r['rt']=='HEADING': continue
        last=r['label']=='Net Income'; nxt=i+1<len(s.rows) and s.rows[i+1]['items'] and s.rows[i+1]['label']!='Gross Profit'
        fm={**B,'num_format':'#,##0.00;-#,##0.00','bold':int(last)}
        if last: fm['bottom']=6
        elif nxt: fm['bottom']=1
        f=wb.add_format(fm); fpc=wb.add_format({**fm,'num_format':'0.0%;-0.0%'})
        for k in (0,1):
            x=r['v'][k]; c=C[k]
            if r['items']: w.write_formula(y,c,'=ROUND('+''.join(('+' if g_>0 else '-')+f'{A[c]}{row[j]+1}' for j,g_ in r['items']).lstrip('+')+',5)',f,x/100)
            else: w.write_number(y,c,x/100,f)
        w.write_formula(y,10,f'=ROUND((G{y+1}-I{y+1}),5)',f,r['v'][2]/100)
        b=r['v'][1]
        w.write_formula(y,12,f'=ROUND(IF(I{y+1}=0, IF(G{y+1}=0, 0, SIGN(G{y+1})), (G{y+1}-I{y+1})/ABS(I{y+1})),5)',fpc,round(((r['v'][0]>0)-(r['v'][0]<0)) if b==0 else r['v'][2]/abs(b),5))
    w.fit_to_pages(1,1); wb.close(); save(fn,[s],'RETAIL','OPERATING_STATEMENT','clerk-h','QuickBooks Desktop P&L previous-year comparison, depth in label columns, spacer columns',False)
