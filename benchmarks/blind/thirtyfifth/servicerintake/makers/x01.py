# owner's own workbook, T-12 with live formulas, three sheets
import random,datetime,xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as rc, xl_col_to_name as cn
from core import *
R=random.Random(3511)
def make():
    fn='Marigold Terrace T12 Mar25.xlsx'
    dts=[datetime.date(2024+(3+k)//12,(3+k)%12+1,1) for k in range(12)]
    cols=[d.strftime('%b-%y') for d in dts]+['T-12 Total']
    s=St('Trailing 12 Month Operating Statement','Marigold Terrace Apartments','2024-04-01','2025-03-31',cols,1,sheet='T-12',derive=lambda v,side:v[:12]+[sum(x or 0 for x in v[:12])]); s.nbase=12
    def L(lb,gl,tot,noise=.05,season=None,months=None):
        v=[0]*12
        if months:
            for m,x in months: v[m]=x
        else: v=spread(R,tot,12,noise,season)
        return s.l(lb,v,gl)
    s.h('INCOME')
    a=[L('Scheduled Market Rent','4000',1128600,.008),L('Loss / Gain to Lease','4010',-38940,.06),L('Vacancy','4020',-61215,.25),L('Concessions','4030',-9350,.5),L('Bad Debt','4040',-11480,.6),L('Employee Unit','4050',-13200,0)]
    nr=s.t('Net Rental Income',a)
    b=[L('RUBS - Water/Sewer/Trash','4110',54310,.05),L('Late Fees','4120',6925,.2),L('Pet Fees & Rent','4130',9840,.1),L('Laundry','4140',7316,.1),L('App / Admin Fees','4150',5175,.35),L('Carport','4160',10800,.02),L('Forfeited Deposits','4170',0,months=[(1,625),(4,1150),(9,840)]),L('Other','4190',1432,.7)]
    oi=s.t('Total Other Income',b)
    eg=s.t('EFFECTIVE GROSS INCOME',[nr,oi],'TOTAL',key='total_income')
    s.h('CONTROLLABLE EXPENSES')
    c=[L('Payroll - Office','5010',64820,.05),L('Payroll - Maintenance','5020',71436,.05),L('Payroll Burden','5030',27190,.05),L('Repairs & Maintenance','5110',48215,.25),L('Turnover / Make Ready','5120',22340,.4),L('Contract Services','5130',19860,.04),L('Landscaping','5140',13200,0),L('Marketing','5210',11745,.15),L('General & Administrative','5310',16928,.15),L('Professional Fees','5320',0,months=[(2,475),(5,4200),(10,1350),(11,3800)])]
    t1=s.t('Total Controllable',c)
    s.h('NON-CONTROLLABLE EXPENSES')
    d=[L('Electric','5410',14287,.1,[.9,1,1.2,1.3,1.3,1.1,.9,.8,.9,1,1,.9]),L('Gas','5420',9163,.1,[.8,.5,.4,.3,.3,.4,.7,1.2,1.7,2,1.9,1.4]),L('Water & Sewer','5430',61904,.06),L('Trash','5440',13416,.02),L('Management Fee (3%)','5510',0),L('Property Taxes','5610',118764,0),L('Insurance','5710',0,months=[(k,5140) for k in range(5)]+[(k,6385) for k in range(5,12)])]
    mf=s.rows[d[4]]; mf['v']=s.derive([round(x*.03) for x in s.rows[eg]['v'][:12]],'E')
    t2=s.t('Total Non-Controllable',d)
    te=s.t('TOTAL OPERATING EXPENSES',[t1,t2],'TOTAL',key='total_operating_expenses')
    no=s.t('NET OPERATING INCOME',[eg,(te,-1)],'TOTAL',key='noi')
    s.h('BELOW THE LINE')
    f=[L('Capital - Roofs','1610',0,months=[(4,28400),(5,14200)]),L('Capital - Flooring','1620',17635,.5),L('Capital - Appliances','1630',9872,.5)]
    tc=s.t('Total Capital',f)
    ds=s.l('Debt Service (P&I)',[31417]*12,'2500')
    s.t('NET CASH FLOW',[no,(tc,-1),(ds,-1)],'TOTAL',key='net_cash_flow')
    wb=xlsxwriter.Workbook(doc(fn)); F=wb.add_format
    w0=wb.add_worksheet('Property Info'); w=wb.add_worksheet('T-12'); w2=wb.add_worksheet('Unit Mix')
    B={'font_name':'Calibri','font_size':10}
    w0.fit_to_pages(1,1); w2.fit_to_pages(1,1)
    w0.set_column('B:B',28); w0.set_column('C:C',34)
    for k,(x,y) in enumerate([('Property','Marigold Terrace Apartments'),('Address','2215 Marigold Avenue, Tulsa, OK'),('Units',88),('Year Built',1984),('Lender Loan #','MF-20877'),('Submitted to','Servicing / Reporting Dept.'),('Contact','Asset Mgmt, Bluestem Equity Group')]): w0.write(2+k,1,x,F({**B,'bold':1})); w0.write(2+k,2,y,F({**B,'align':'left'}))
    num='#,##0_);(#,##0);0_)'; 
    fl=F(B); fn_=F({**B,'num_format':num}); fb=F({**B,'bold':1,'num_format':num,'top':1}); ft=F({**B,'bold':1,'num_format':num,'top':1,'bottom':6,'bg_color':'#E2EFDA'}); fh=F({**B,'bold':1,'font_color':'#1F4E78'}); fd=F({**B,'bold':1,'num_format':'mmm-yy','align':'right','bg_color':'#1F4E78','font_color':'white'}); fp=F({**B,'num_format':'0.0%'}); fg=F({**B,'font_color':'#7F7F7F'})
    w.hide_gridlines(2); w.set_landscape(); w.fit_to_pages(1,1); w.set_paper(5)
    w.set_column(0,0,1.5); w.set_column(1,1,7); w.set_column(2,2,27); w.set_column(3,14,9.3); w.set_column(15,15,11); w.set_column(16,17,8); w.freeze_panes(5,3)
    w.write(0,1,'Marigold Terrace Apartments',F({**B,'bold':1,'font_size':14})); w.write(1,1,'Trailing 12 Month Operating Statement',F({**B,'bold':1})); w.write(2,1,'April 2024 - March 2025   (88 units)',fl)
    w.write(4,1,'GL',F({**B,'bold':1,'bg_color':'#1F4E78','font_color':'white','align':'left'})); w.write(4,2,'',fd)
    for k,d_ in enumerate(dts): w.write_datetime(4,3+k,datetime.datetime(d_.year,d_.month,1),fd)
    for k,t in enumerate(['T-12 Total','% EGI','$ / Unit']): w.write(4,15+k,t,fd)
    row={}; y=5
    for i,r in enumerate(s.rows):
        if r['rt']=='HEADING': y+=1
        row[i]=y; y+=1
        if r['rt']=='TOTAL': y+=1
    EG=s.rows[eg]['v'][12]
    for i,r in enumerate(s.rows):
        y=row[i]
        if r['rt']=='HEADING': w.write(y,1,r['label'],fh); continue
        f=fn_ if r['rt']=='LINE' else fb if r['rt']=='SUBTOTAL' else ft
        if r['code']: w.write(y,1,r['code'],fg)
        elif r['rt']=='TOTAL': w.write_blank(y,1,None,ft)
        w.write(y,2,r['label'],fl if r['rt']=='LINE' else F({**B,'bold':1,'top':1}) if r['rt']=='SUBTOTAL' else ft)
        for k in range(12):
            x=r['v'][k]; c=3+k
            if r['items']:
                it=r['items']; 
                if all(g==1 for _,g in it) and len(it)>2: fm=f'=SUM({rc(row[it[0][0]],c)}:{rc(row[it[-1][0]],c)})'
                else: fm='='+''.join(('+' if g>0 else '-')+rc(row[j],c) for j,g in it).lstrip('+')
                w.write_formula(y,c,fm,f,x)
            elif r['label'].startswith('Management'): w.write_formula(y,c,f'=ROUND({rc(row[eg],c)}*3%,0)',f,x)
            else: w.write_number(y,c,x,f)
        w.write_formula(y,15,f'=SUM({rc(y,3)}:{rc(y,14)})',f,r['v'][12])
        w.write_formula(y,16,f'={rc(y,15)}/{rc(row[eg],15,True,True)}',fp,r['v'][12]/EG)
        w.write_formula(y,17,f'={rc(y,15)}/\'Property Info\'!$C$5',fn_,r['v'][12]/88)
    w2.set_column('A:E',14)
    for k,t in enumerate(['Plan','Count','Sq Ft','Market Rent']): w2.write(1,k,t,F({**B,'bold':1,'bottom':1}))
    for k,q in enumerate([('1BR/1BA',40,640,975),('2BR/1BA',28,835,1095),('2BR/2BA',20,910,1205)]):
        for j,x in enumerate(q): w2.write(2+k,j,x,fl)
    w.activate(); wb.close(); save(fn,[s],'MULTIFAMILY','OPERATING_STATEMENT_T12','clerk-g','owner workbook, T-12 with formulas, date headers, % and per-unit columns, 3 sheets',False)
