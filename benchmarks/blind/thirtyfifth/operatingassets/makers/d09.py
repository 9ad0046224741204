# Three mobile-home parks, a sheet each
from .core import *
import xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as rc
NAME='3 Park Portfolio Financials.xlsx'
PARKS=[('Tamarack','Tamarack Village MHP',74,462,1.0),('Dry Creek','Dry Creek Mobile Estates',118,389,.86),('Shady Oaks','Shady Oaks Community',41,515,1.1)]
def make():
    g=rng(9); out=[]
    wb=xlsxwriter.Workbook(os.path.join(DOC,NAME))
    F=lambda **k: wb.add_format({**dict(font_name='Cambria',font_size=11),**k})
    c=wb.add_worksheet('READ ME'); c.set_column(0,0,30); c.set_column(1,3,16)
    c.fit_to_pages(1,1); c.write(0,0,'Hollis Creek Communities - seller financials',F(bold=1)); c.write(1,0,'One tab per park. Cash basis. 2025 column is our budget.')
    for k,t in enumerate(['Park','Sites','Lots occupied','Town']): c.write(3,k,t,F(bold=1,bottom=1))
    for i,(sh,nm,n,r,f) in enumerate(PARKS):
        for k,t in enumerate([nm,n,round(n*(.93,.88,.98)[i]),('Alder Falls','Mesquite Junction','Pine Hook')[i]]): c.write(4+i,k,t)
    for pi,(sh,nm,n,lot,f) in enumerate(PARKS):
        C=['2022','2023','2024','2025 Budget']
        s=S('Income & Expense Statement',nm,'2022-01-01','2024-12-31',C,sheet=sh)
        def L(lab,m,gr=.05,sd=.05):
            v=[int(round(m*(1+gr)**(y-2)*g.uniform(1-sd,1+sd))) for y in range(3)]; v.append(int(round(m*(1+gr)*1.0/50)*50)); return s.L(lab,v)
        occ=(.93,.88,.98)[pi]; gross=n*lot*12*occ
        s.H('INCOME')
        a=[L('Lot Rent',gross,.07,.01)]
        if pi!=2: a.append(L('Park-Owned Home Rent',(5,14,0)[pi]*640*12,.03,.08))
        a+=[L('Water/Sewer Billback',n*31*12*occ,.06,.03)]
        if pi==1: a.append(L('RV Pads - Nightly & Monthly',38200,.1,.08))
        a+=[L('Late Fees',n*38,.02,.3),L('Home Sales Commissions',(4200,7800,1500)[pi],0,.4)] if pi!=2 else [L('Late Fees',n*33,.02,.3),L('Laundry Room',2150,.0,.1)]
        ti=s.T('TOTAL INCOME',a,'TOTAL'); s.K('total_income',ti)
        s.H('EXPENSES')
        e=[L('Real Estate Tax',gross*.062,.04,.01),L('Insurance',n*92,.11,.02),L('Water & Sewer',n*27*12*f,.05,.04),L('Electric (street lights, office)',n*43,.04,.08),L('Trash',n*13*12,.05,.02)]
        if pi==1: e.append(L('Well Testing & Water License',6150,.03,.1))
        if pi==0: e.append(L('Propane',2380,.0,.2))
        e+=[L('On-site Manager',(26400,41800,14400)[pi],.04,.01),L('Repairs & Maintenance',n*265,.05,.18)]
        if pi!=2: e.append(L('POH Repairs',(5,14,0)[pi]*1150,.0,.3))
        e+=[L('Mowing & Snow',n*118,.03,.1),L('Legal (evictions)',n*22,.0,.5),L('Accounting',(2400,3600,1800)[pi],.03,.02),L('Office / Phone / Software',n*51,.03,.1)]
        e.append(s.L('Management 5%',[int(round(x*.05)) for x in s.rows[ti]['v']]))
        te=s.T('TOTAL EXPENSES',e,'TOTAL'); s.K('total_operating_expenses',te)
        noi=s.T('NOI',[ti,te],'TOTAL',neg=[te]); s.K('noi',noi)
        cx=L('Capital: roads, pads, meters',n*310,.0,.5); ds=s.L('Debt service',[int(gross*.31)]*4)
        cf=s.T('CASH FLOW TO OWNER',[noi,cx,ds],'TOTAL',neg=[cx,ds]); s.K('net_cash_flow',cf)
        s.planted=None; out.append(s)
        ws=wb.add_worksheet(sh); ws.set_column(0,0,34); ws.set_column(1,4,13); ws.set_column(5,5,3); ws.set_column(6,6,13); ws.set_column(7,7,30)
        ws.write(0,0,nm,F(bold=1,font_size=14)); ws.write(1,0,f'{n} sites - Income & Expense Statement, January 2022 - December 2024, with next year budget',F(italic=1))
        for k,t in enumerate([2022,2023,2024]): ws.write_number(3,1+k,t,F(bold=1,align='right',bottom=2))
        ws.write(3,4,'2025 Budget',F(bold=1,align='right',bottom=2)); ws.write(3,6,"'24 per site",F(bold=1,align='right',bottom=2)); ws.write(3,7,'Notes',F(bold=1,bottom=2,indent=2))
        pos={}; y=4
        notes={'Legal (evictions)':'varies','Insurance':'renewed 3/24, new carrier','Lot Rent':'increase every April','Repairs & Maintenance':'incl. tree work 2024','Home Sales Commissions':'not guaranteed'}
        for i,r in enumerate(s.rows):
            pos[i]=y
            if r['rt']=='HEADING': ws.write(y,0,r['label'],F(bold=1,bg_color='#D9EAD3'))
            else:
                t=r['rt']!='LINE'; k0=dict(bold=1,top=1) if t else {}
                if i==cf: k0['bottom']=6
                nf='$#,##0;-$#,##0' if t else '#,##0'
                ws.write(y,0,r['label'],F(bold=t,indent=0 if t else 1))
                for k in range(4):
                    fm=F(num_format=nf,**k0)
                    if t:
                        if i in (ti,te): fx=f"=SUM({rc(pos[r['items'][0]],1+k)}:{rc(pos[r['items'][-1]],1+k)})"
                        else: fx='='+''.join(('-' if j in r['neg'] else '+')+rc(pos[j],1+k) for j in r['items']).lstrip('+')
                        ws.write_formula(y,1+k,fx,fm,r['v'][k])
                    else: ws.write_number(y,1+k,r['v'][k],fm)
                ws.write_formula(y,6,f'={rc(y,3)}/{n}',F(num_format='#,##0',font_color='#666666'),r['v'][2]/n)
                if r['label'] in notes and (pi+len(r['label']))%3!=0: ws.write(y,7,notes[r['label']],F(font_size=9,italic=1,indent=2))
            y+=1
            if r['rt']=='TOTAL': y+=1
        ws.fit_to_pages(1,1); ws.set_landscape()
    wb.close()
    save(NAME,out,'MANUFACTURED_HOUSING','OPERATING_STATEMENT','small owner, Excel','three parks on three sheets after a read-me sheet, years across, formulas, per site column, notes',False)
