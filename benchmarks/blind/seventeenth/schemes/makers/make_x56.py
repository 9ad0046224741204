# x5: Yardi-like balance sheet with period change; x6: hand-kept treasurer's quarterly cash report, PLANTED total
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(156)
def x5():
    f='BalanceSheet_PeriodChange_mth01_062025.xlsx'
    dv=lambda v,k: v if len(v)==3 else [v[0],v[1],round(v[0]-v[1],2)]
    s=St('Balance Sheet (With Period Change)','Maple Terrace Housing Cooperative',None,'2025-06-30',['Balance Current Period','Beginning Balance','Net Change'],derive=dv); s.bmap=[0,1]
    s.h('ASSETS',0,'1000-0000'); s.h('CASH',1,'1100-0000')
    cash=s.l('Cash - Operating',[0,0],'1110-0000',2)
    a=[cash]+[s.l(l,v,c,2) for c,l,v in [('1115-0000','Petty Cash',[500,500]),('1120-0000','Replacement Reserve - Savings',[418922.67,409877.12]),('1125-0000','General Operating Reserve',[126340.08,126021.55]),('1130-0000','Member Equity Trust Account',[38150,38150])]]
    tc=s.t('TOTAL CASH',a,ind=1,code='1199-0000',base=2)
    s.h('RECEIVABLES',1,'1200-0000'); b=[s.l(l,v,c,2) for c,l,v in [('1210-0000','Carrying Charges Receivable',[14872.31,17204.9]),('1215-0000','Subsidy Receivable - HAP',[22641,22518]),('1290-0000','Allowance for Doubtful Accounts',[-5200,-5200])]]; tr=s.t('TOTAL RECEIVABLES',b,ind=1,code='1299-0000',base=2)
    s.h('OTHER CURRENT ASSETS',1,'1300-0000'); d=[s.l(l,v,c,2) for c,l,v in [('1310-0000','Prepaid Insurance',[31866.4,37179.13]),('1320-0000','Escrow - Real Estate Taxes',[58204.96,49118.35]),('1325-0000','Escrow - Insurance',[12075.2,9660.16])]]; to=s.t('TOTAL OTHER CURRENT ASSETS',d,ind=1,code='1399-0000',base=2)
    s.h('PROPERTY AND EQUIPMENT',1,'1400-0000'); e=[s.l(l,v,c,2) for c,l,v in [('1410-0000','Land',[612000,612000]),('1420-0000','Buildings',[7844310.5,7844310.5]),('1430-0000','Building Improvements',[1288746.18,1270121.18]),('1440-0000','Equipment & Appliances',[214903.77,211345.02]),('1490-0000','Accumulated Depreciation',[-5937211.06,-5909884.73])]]; tp=s.t('TOTAL PROPERTY AND EQUIPMENT',e,ind=1,code='1499-0000',base=2)
    S=lambda i:s.rows[i]['vals']
    # liabilities and equity
    cl=[('2110-0000','Accounts Payable',[47518.22,39804.65]),('2120-0000','Accrued Payroll',[8914.5,9102.18]),('2130-0000','Accrued Interest - Mortgage',[13402.77,13446.09]),('2140-0000','Accrued Real Estate Taxes',[54600,45500]),('2150-0000','Prepaid Carrying Charges',[11927.4,10366.85])]
    ll=[('2510-0000','First Mortgage Payable',[3829362.14,3841740.33]),('2590-0000','Unamortized Loan Costs',[-71420.09,-72011.84]),('2610-0000','Member Equity Deposits',[38150,38150])]
    eq=[('3110-0000','Membership Shares',[182400,182400]),('3120-0000','Paid-In Capital - Mortgage Amortization',[2211637.86,2199259.67]),('3200-0000','Reserve Appropriations',[418922.67,409877.12]),('3800-0000','Retained Earnings',[-1873310.41,-1851886.67]),('3900-0000','Current Year Net Income',[41028.36,36511.09])]
    for k in(0,1):
        tot=sum(x[2][k] for x in cl+ll+eq); c=round(tot-(S(tr)[k]+S(to)[k]+S(tp)[k]+sum(S(i)[k] for i in a[1:])),2); s.rows[cash]['vals'][k]=c
    s.rows[cash]['vals'][2]=round(S(cash)[0]-S(cash)[1],2)
    x=s.rows[tc]; x['vals']=dv([round(sum(S(i)[k] for i in a),2) for k in(0,1)],0); print('cash',S(cash))
    ta=s.t('TOTAL ASSETS',[tc,tr,to,tp],typ='TOTAL',code='1999-0000',key='total_assets',base=2)
    s.h('LIABILITIES & MEMBERS\' EQUITY',0,'2000-0000'); s.h('CURRENT LIABILITIES',1,'2100-0000'); q=[s.l(l,v,c,2) for c,l,v in cl]; t1=s.t('TOTAL CURRENT LIABILITIES',q,ind=1,code='2199-0000',base=2)
    s.h('LONG TERM LIABILITIES',1,'2500-0000'); q=[s.l(l,v,c,2) for c,l,v in ll]; t2=s.t('TOTAL LONG TERM LIABILITIES',q,ind=1,code='2899-0000',base=2)
    tl=s.t('TOTAL LIABILITIES',[t1,t2],code='2999-0000',key='total_liabilities',base=2)
    s.h('MEMBERS\' EQUITY',1,'3000-0000'); q=[s.l(l,v,c,2) for c,l,v in eq]; te=s.t('TOTAL MEMBERS\' EQUITY',q,ind=1,code='3998-0000',key='total_equity',base=2)
    z=s.t('TOTAL LIABILITIES & MEMBERS\' EQUITY',[tl,te],typ='TOTAL',code='3999-0000',base=2); assert S(z)==S(ta),(S(z),S(ta))
    wb=Workbook(); w=wb.active; w.title='Report1'; F=lambda b=False:Font(name='Tahoma',size=8,bold=b)
    for k,t in enumerate(['Maple Terrace Housing Cooperative (mth01)','Balance Sheet (With Period Change)','Period = Jun 2025','Book = Accrual ; Tree = ysi_bs']):
        w.merge_cells(start_row=k+1,start_column=1,end_row=k+1,end_column=5); w.cell(k+1,1,t).font=Font(name='Tahoma',size=12 if k<2 else 8,bold=k<2); w.cell(k+1,1).alignment=Alignment(horizontal='center')
    for c,t,u in((3,'Balance','Current Period'),(4,'Beginning','Balance'),(5,'Net','Change')):
        for rr,v in((5,t),(6,u)): w.cell(rr,c,v).font=F(True); w.cell(rr,c).alignment=Alignment(horizontal='right')
    for c in range(1,6): w.cell(6,c).border=Border(bottom=Side('thin'))
    y=7
    for r in s.rows:
        w.cell(y,1,r['code']).font=F(r['typ']!='LINE'); w.cell(y,2,'   '*r['ind']+r['label']).font=F(r['typ']!='LINE')
        if r['typ']!='HEADING':
            for j,v in enumerate(r['vals']): dd=w.cell(y,3+j,v); dd.number_format='#,##0.00_);-#,##0.00'; dd.font=F(r['typ']!='LINE')
        y+=1
        if r['typ'] in('SUBTOTAL','TOTAL'): w.row_dimensions[y].height=6; y+=1
    w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
    for c,x in zip('ABCDE',[12,44,16,16,15]): w.column_dimensions[c].width=x
    wb.save(out(f)); save(f,[s],'COOPERATIVE','BALANCE_SHEET','Yardi-like balance sheet with period change, heading codes, two-line header',False)
def x6():
    f='Loon Lake POA treasurer cash report 2024 FINAL.xlsx'
    s=St('Treasurer\'s Report - Cash In and Cash Out 2024 (cash flow statement)','Loon Lake Property Owners Assoc.','2024-01-01','2024-12-31',['1st Qtr','2nd Qtr','3rd Qtr','4th Qtr','Year 2024','Budget'])
    def l(label,v,bud,ind=0): return s.l(label,v+[sum(x or 0 for x in v),bud],ind=ind)
    op=s.l('Checking + savings, start of period',[31847.33,0,0,0,31847.33,31847.33],ind=0)
    s.h('MONEY IN')
    a=[l('Annual dues (148 lots x $310)',[31620,11780,1240,620],45880),l('Dues from prior years collected',[620,1240,310,None],1500),l('Boat launch keys',[150,875,325,25],1200),l('Fish fry & pig roast tickets',[None,1284,3916.5,None],4500),l('Donations - fireworks',[None,2105,1460,None],3500),l('Interest (credit union)',[41.18,66.92,70.37,58.04],200)]
    ti=s.t('Total money in',a)
    s.h('MONEY OUT')
    b=[l('Road grading & gravel',[None,6840,3275,2950],13000),l('Snow plowing - Karl\'s Excavating',[5760,480,None,3120],9000),l('Dam inspection and engineer',[None,None,2400,None],2400),l('Weed treatment (lake)',[None,7950,3180,None],11000),l('Dust control',[None,2215.5,1107.75,None],3400),l('Insurance',[3412,None,None,None],3350),l('Electric - pavilion, gate',[138.44,162.07,219.83,144.61],650),l('Port-a-john',[None,330,495,165],990),l('Fireworks',[None,5500,None,None],5500),l('Event food & supplies',[None,846.29,2710.18,None],3000),l('Mowing',[None,1400,2100,350],3850),l('Postage, web site, PO box',[412.6,96,96,188.2],700),l('Property taxes on common lots',[None,None,1874.3,None],1850),l('Tax return / attorney',[475,None,650,None],1200)]
    to=s.t('Total money out',b)
    n=s.t('Net for the period',[ti,to],[1,-1],key='net_cash_flow')
    for k in(1,2,3): s.rows[op]['vals'][k]=round(s.rows[op]['vals'][k-1]+s.rows[n]['vals'][k-1],2)
    e=s.t('Checking + savings, end of period',[op,n],typ='TOTAL')
    s.h('WHERE IT IS')
    ev=s.rows[e]['vals'][:5]; cd=[10000,10000,15000,15000,15000]; sv=[8204.11,8271.03,8341.4,8399.44,8399.44]
    q=[s.l('Checking',[round(ev[k]-cd[k]-sv[k],2) for k in range(5)]+[None],ind=0),s.l('Savings',sv+[None],ind=0),s.l('CD #2 (road fund)',cd+[None],ind=0)]
    s.t('Total in bank',q,typ='TOTAL')
    old=s.rows[to]['vals'][2]; new=round(old+900,2); s.rows[to]['vals'][2]=new
    s.planted={"what":f"Total money out, 3rd Qtr: printed {new:,.2f}, the lines sum to {old:,.2f} (net, balances and the year's total use the right sum)","kind":"total_wrong"}
    print('ends',ev,[s.rows[q[0]]['vals']])
    wb=Workbook(); w=wb.active; w.title='2024'; F=lambda b=False,z=11:Font(name='Verdana',size=z,bold=b)
    w['A1']='Loon Lake Property Owners Assoc.'; w['A1'].font=F(True,14); w['A2']='Treasurer\'s Report - Cash In and Cash Out 2024'; w['A2'].font=F(True); w['A3']='Jan 1 - Dec 31, 2024   for the annual meeting'; w['A3'].font=F(False,9)
    pos=[3,4,5,6,8,10]
    for c,t in zip(pos,s.cols): d=w.cell(5,c,t); d.font=F(True); d.alignment=Alignment(horizontal='center'); d.fill=PatternFill('solid',fgColor='FFF2CC')
    y=6
    for r in s.rows:
        bb=r['typ']!='LINE'
        if r['typ']=='HEADING': y+=1
        d=w.cell(y,1,r['label']); d.font=F(bb,10)
        if r['typ']=='HEADING': d.fill=PatternFill('solid',fgColor='DDEBF7')
        else:
            for c,v in zip(pos,r['vals']):
                if v is None: continue
                if r['label'] in('Fireworks','Port-a-john'): d=w.cell(y,c,f'${v:,.2f}'); d.alignment=Alignment(horizontal='right')
                else: d=w.cell(y,c,v); d.number_format='$#,##0.00;[Red]-$#,##0.00' if c!=10 else '$#,##0;-$#,##0'
                if c==10 and r['label'].startswith('Checking +'): d.number_format='$#,##0.00;-$#,##0.00'
                if c==10 and not isinstance(d.value,str) and d.number_format.startswith('$#,##0;') and v!=int(v): d.number_format='$#,##0.00;-$#,##0.00'
                d.font=F(bb,10)
                if bb: d.border=Border(top=Side('thin'))
        if r['label'].startswith('Dam insp'): w.cell(y,11,'state requires every 5 yrs').font=F(False,8)
        if r['label'].startswith('Weed'): w.cell(y,11,'2 treatments').font=F(False,8)
        y+=1
        if bb and r['typ']!='HEADING': y+=1
    w.cell(y+1,1,'18 lots still owe. Books are open to any member - call me.').font=F(False,9)
    for c,x in zip('ABCDEFGHIJK',[38,1.5,13,13,13,13,1.5,14,1.5,13,22]): w.column_dimensions[c].width=x
    w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(out(f)); save(f,[s],'OTHER','CASH_FLOW_STATEMENT','Hand-kept quarterly cash report, opening balance first, some amounts as text, spacer columns',True)
x5();x6()
