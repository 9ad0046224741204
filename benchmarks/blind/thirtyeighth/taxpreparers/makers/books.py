from core import *
from pdfs import soffice
import xlsxwriter, os, shutil
from xlsxwriter.utility import xl_rowcol_to_cell as rc, xl_col_to_name as cn
def fml(rows,items,sgn,col): return '='+''.join(('-' if g<0 else ('+' if k else ''))+f'({rc(rows[i],col)})' for k,(i,g) in enumerate(zip(items,sgn)))

# ---------------------------------------------------------------- 2  motel, prior year comparison
def d2():
    f='Sandbar Motor Lodge - PL comparison.xlsx'; r=rng(2)
    cols=['Jan - Dec 2024','Jan - Dec 2023 (PY)','Change']
    s=S('Profit and Loss Comparison','Sandbar Motor Lodge, Inc.','2024-01-01','2024-12-31',cols,sheet=None)
    def v(a,b): return [a,b,r2((a or 0)-(b or 0))]
    def g(a,p=.09): return v(r2(a*r.uniform(1-p,1+p)),r2(a*.95*r.uniform(1-p,1+p)))
    s.h('Income',0); I=[]
    s.h('Room Revenue',1); a=[s.l('Direct & Walk-in',g(142600),2),s.l('Kitchenette Weekly',g(38900),2),s.l('Online Travel Agencies',g(96400),2),s.l('Refunds & Allowances',v(-2310.45,-1874.0),2)]; I.append(s.t('Total Room Revenue',a,1))
    I+= [s.l('Guest Laundry',g(3150),1),s.l('Pet Fees',g(4400),1),s.l('Vending & Sundries',g(5280),1)]
    ti=s.t('Total Income',I,0,key='total_income')
    s.h('Cost of Goods Sold',0); a=[s.l('OTA Commissions',g(15900),1),s.l('Vending Purchases',g(2890),1)]; cg=s.t('Total Cost of Goods Sold',a,0)
    gp=s.t('Gross Profit',[ti,cg],0,sgn=[1,-1])
    s.h('Expenses',0); E=[]
    E+= [s.l('Advertising & Promotion',g(4100,.2),1),s.l('Bank & Merchant Fees',g(7420),1),s.l('Breakfast Supplies',g(3380),1),s.l('Contract Labor - Pool',v(2640.0,None),1)]
    s.h('Insurance',1); a=[s.l('Flood',v(3118.0,2806.0),2),s.l('Liability & Property',v(9470.0,8215.0),2),s.l("Workers' Comp",g(2160),2)]; E.append(s.t('Total Insurance',a,1))
    s.h('Legal & Professional Fees',1); a=[s.l('Accounting',v(2450.0,2300.0),2),s.l('Legal',v(None,875.0),2)]; E.append(s.t('Total Legal & Professional Fees',a,1))
    E+= [s.l('Licenses & Inspections',v(685.0,660.0),1),s.l('Linens & Housekeeping Supplies',g(6740),1),s.l('Office Expenses',g(1240),1)]
    s.h('Payroll Expenses',1); a=[s.l('Front Desk Wages',g(41300),2),s.l('Housekeeping Wages',g(37800),2),s.l('Payroll Taxes',g(6390),2)]; E.append(s.t('Total Payroll Expenses',a,1))
    p=s.l('Repairs & Maintenance',g(2240,.3),1); a=[p,s.l('A/C Units',g(3900,.3),2),s.l('Grounds',g(2700),2),s.l('Plumbing',g(1750,.3),2)]; E.append(s.t('Total Repairs & Maintenance',a,1))
    E.append(s.l('Reservation Software',v(2268.0,2148.0),1)); E.append(s.l('Room TV & Internet',g(5960),1))
    s.h('Taxes',1); a=[s.l('County Property Tax',v(11842.18,11427.6),2),s.l('Tangible Personal Property Tax',v(794.33,811.02),2)]; E.append(s.t('Total Taxes',a,1))
    s.h('Utilities',1); a=[s.l('Electric',g(21700),2),s.l('Propane',g(3480),2),s.l('Trash',g(2330),2),s.l('Water & Sewer',g(8840),2)]; E.append(s.t('Total Utilities',a,1))
    te=s.t('Total Expenses',E,0,key='total_operating_expenses')
    no=s.t('Net Operating Income',[gp,te],0,sgn=[1,-1],key='noi')
    s.h('Other Income',0); a=[s.l('Insurance Proceeds',v(6150.0,None),1),s.l('Interest Earned',v(112.84,58.31),1)]; oi=s.t('Total Other Income',a,0)
    s.h('Other Expenses',0); a=[s.l('Depreciation',v(18420.0,17905.0),1),s.l('Mortgage Interest',v(24177.9,25310.44),1),s.l('Officer Loan Interest',v(1200.0,1200.0),1)]; oe=s.t('Total Other Expenses',a,0)
    nt=s.t('Net Other Income',[oi,oe],0,sgn=[1,-1])
    s.t('Net Income',[no,nt],0,'TOTAL',key='net_income')
    wb=xlsxwriter.Workbook(DOC+f); ws=wb.add_worksheet('Profit and Loss Comparison'); s.sheet=None
    A=lambda **k: wb.add_format({'font_name':'Arial','font_size':8,**k})
    ws.set_column(0,0,38); ws.set_column(1,3,17); ws.set_column(4,4,11)
    ws.merge_range('A1:E1','Sandbar Motor Lodge, Inc.',A(bold=1,font_size=14,align='center')); ws.merge_range('A2:E2','Profit and Loss Comparison',A(bold=1,font_size=14,align='center')); ws.merge_range('A3:E3','January - December 2024',A(bold=1,font_size=10,align='center'))
    ws.merge_range('B5:E5','Total',A(bold=1,font_size=9,align='center',top=1,bottom=1))
    for i,t in enumerate(cols+['% Change']): ws.write(5,i+1,t,A(bold=1,font_size=9,align='center',bottom=1,text_wrap=1))
    pos={}; y=6; pf='0.00%'
    for n,w in enumerate(s.rows):
        pos[n]=y; tt=bool(w['items']); ws.write(y,0,'   '*w['lvl']+w['label'],A(bold=1 if tt else 0,align='left'))
        if w['typ']!='HEADING':
            nf='"$"* #,##0.00\\ _€;"$"* -#,##0.00\\ _€' if tt else '#,##0.00\\ _€'
            nf='$#,##0.00;-$#,##0.00' if tt else '#,##0.00'
            fm=A(num_format=nf,align='right',**({'bold':1,'top':1} if tt else {}),**({'bottom':6} if w['typ']=='TOTAL' else {}))
            for c in (0,1):
                z=w['v'][c]
                if tt: ws.write_formula(y,c+1,fml(pos,w['items'],w['sgn'],c+1),fm,z)
                elif z is not None: ws.write_number(y,c+1,z,fm)
            ws.write_formula(y,3,f'=B{y+1}-C{y+1}',fm,w['v'][2])
            if w['v'][1]: ws.write_formula(y,4,f'=D{y+1}/C{y+1}',A(num_format=pf,align='right',**({'bold':1,'top':1} if tt else {})),round(w['v'][2]/w['v'][1],6))
        y+=1
    ws.merge_range(y+2,0,y+2,4,'Saturday, Mar 01, 2025 09:12:40 AM GMT-5 - Accrual Basis',A(align='center')); ws.freeze_panes(6,1); ws.set_paper(1); ws.fit_to_pages(1,0); wb.close()
    done(f,'HOSPITALITY','OPERATING_STATEMENT','online bookkeeping P&L with prior-year, change and % change, parent account with own posting, cost of goods sold',False,[s])

# ---------------------------------------------------------------- 4  owner's hand-kept years side by side
def d4():
    f='412 Main income expense.xlsx'
    s=S('412 MAIN STREET - rental income & expenses 2022 - 2024','412 MAIN STREET','2022-01-01','2024-12-31',['2022','2023','2024'],sheet='INC & EXP')
    s.h('INCOME')
    a=[s.l(t,v) for t,v in [('Store - nail salon',[16800.0,17400.0,18000.0]),('Apt 1 (front)',[10200.0,10500.0,11100.0]),('Apt 2 (back)',[9600.0,7200.0,10200.0]),('Apt 3 (upstairs)',[11400.0,11700.0,12000.0]),('Garage',[None,900.0,1200.0]),('Washer / dryer',[611.25,588.5,702.75]),('Late fees',[100.0,None,50.0])]]
    ti=s.t('TOTAL INCOME',a,0,key='total_income')
    s.h('EXPENSES')
    a=[s.l(t,v) for t,v in [('Property tax',[5218.44,5391.02,5560.38]),('Insurance - Farm & Home',[2340.0,2587.0,2914.0]),('Water & sewer',[1866.12,1940.75,2218.6]),('Gas (heat, hall + Apt 3)',[2975.33,2640.18,2489.71]),('Electric hall lights',[318.4,344.09,361.25]),('Trash',[720.0,720.0,780.0]),('Plumber',[485.0,1265.0,310.0]),('Electrician',[None,675.0,None]),('Painting / carpet Apt 2',[None,2180.55,None]),('Roof patch',[950.0,None,None]),('Snow plow',[640.0,455.0,560.0]),('Hardware store',[389.17,512.66,274.9]),('Exterminator',[240.0,240.0,260.0]),('Ads',[None,85.0,None]),('Accountant',[350.0,375.0,400.0]),('Rental license',[90.0,90.0,120.0]),('Bank fees, stamps, misc',[64.2,71.88,58.0])]]
    te=s.t('TOTAL EXPENSES',a,0,key='total_operating_expenses')
    good=s.rows[te]['v'][1]; bad=r2(good-540); s.rows[te]['v'][1]=bad   # typed over in 2023
    n1=s.t('LEFT BEFORE BANK',[ti,te],0,sgn=[1,-1],key='noi')
    m=s.l('Mortgage interest (1098)',[6120.55,5844.92,5551.3],0); d=s.l('Depreciation',[4873.0,4873.0,4873.0],0)
    s.t('NET FOR SCHEDULE E',[n1,m,d],0,'TOTAL',[1,-1,-1],key='net_income')
    s.planted={'what':f'TOTAL EXPENSES 2023 printed {bad:,.2f}, the lines add to {good:,.2f}','kind':'total_wrong'}
    from openpyxl import Workbook
    from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
    wb=Workbook(); ws=wb.active; ws.title='INC & EXP'
    ws['B2']=s.title; ws['B2'].font=Font(name='Comic Sans MS',size=14,bold=True)
    ws['B3']='Owner: L. Pruszynski    (for Ray - 2025 appointment)'; ws['B3'].font=Font(name='Calibri',size=10,italic=True)
    for c,w in zip('ABCDEF',(2,31,13,13,13,40)): ws.column_dimensions[c].width=w
    for c,t in zip('CDE',(2022,2023,2024)): ws[c+'5']=t; ws[c+'5'].font=Font(name='Calibri',bold=True,size=12); ws[c+'5'].alignment=Alignment(horizontal='center'); ws[c+'5'].fill=PatternFill('solid',fgColor='FFF2CC')
    ws['F5']='notes'; ws['F5'].font=Font(name='Calibri',italic=True)
    notes={'Apt 2 (back)':'empty May - Aug 2023','Garage':'started April 2023','Painting / carpet Apt 2':'after Kowal moved out','Roof patch':'is this capital??','Insurance - Farm & Home':'went up again','Depreciation':'same as last return','Store - nail salon':'lease thru 2027'}
    y=6; pos={}
    for n,w in enumerate(s.rows):
        if w['label'] in('EXPENSES','LEFT BEFORE BANK'): y+=1
        pos[n]=y; b=w['typ']!='LINE'; ws.cell(y,2,w['label']).font=Font(name='Calibri',bold=b)
        if w['typ']!='HEADING':
            for c in range(3):
                q=ws.cell(y,3+c); z=w['v'][c]; L='CDE'[c]
                if w['items']:
                    it=w['items']
                    if n==te and c==1: q.value=bad
                    elif all(g>0 for g in w['sgn']): q.value=f'=SUM({L}{pos[it[0]]}:{L}{pos[it[-1]]})'
                    else: q.value='='+f'{L}{pos[it[0]]}'+''.join(f'-{L}{pos[i]}' for i in it[1:])
                else: q.value=z
                q.number_format='#,##0.00' if not w['items'] else '"$"#,##0.00;[Red]\\-"$"#,##0.00'; q.font=Font(name='Calibri',bold=b)
                if w['items']: q.border=Border(top=Side(style='thin'),bottom=Side(style='double') if w['typ']=='TOTAL' else None); q.fill=PatternFill('solid',fgColor='E2EFDA')
            if w['label'] in notes: ws.cell(y,6,notes[w['label']]).font=Font(name='Calibri',italic=True,color='7F7F7F',size=10); ws.cell(y,6).alignment=Alignment(horizontal='left',indent=1)
        y+=1
    ws.cell(y+1,2,'Ray - bring in the 1098 and tax bills, I have copies.').font=Font(name='Calibri',italic=True)
    w2=wb.create_sheet('deposits'); 
    for row in [('Security deposits held',None,None),('who','paid','amount'),('Salon','3/2021',1400),('Apt 1','9/2019',700),('Apt 2','9/2023',850),('Apt 3','6/2020',800)]: w2.append(row)
    w2.column_dimensions['A'].width=24
    ws.page_setup.orientation='portrait'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    os.makedirs(TMP+'in',exist_ok=True); wb.save(TMP+'in/'+f); soffice(TMP+'in/'+f,'xlsx',DOC)
    done(f,'MIXED_USE','OPERATING_STATEMENT','owner-kept spreadsheet, three years side by side, notes column, second sheet with deposits',False,[s])

# ---------------------------------------------------------------- 6  mobile home park, P&L by month
def d6():
    f='Whispering Oaks MHP_Profit and Loss by Month.xlsx'; r=rng(6)
    mo=[m+' 2024' for m in 'January February March April May June July August September October November December'.split()]
    s=S('Profit and Loss by Month','Whispering Oaks MHP LLC','2024-01-01','2024-12-31',mo+['Total'])
    def L(t,v,l=1,typ='LINE'): return s.l(t,tot(v),l,typ=typ)
    s.h('Income',0); I=[]
    I.append(L('Late & NSF Fees',[35.0*q for q in (4,3,5,2,3,4,6,3,2,4,5,3)]))
    I.append(L('Laundry Room',wob(r,212,.2)))
    s.h('Lot Rent',1); a=[L('Mobile Home Sites',[495.0*q for q in (41,41,42,42,42,43,43,42,42)]+[515.0*q for q in (42,42,41)],2),L('RV Sites',[425.0*q for q in (5,6,6,4,3,2,2,2,3,5,6,6)],2)]; I.append(s.t('Total for Lot Rent',a,1))
    I.append(L('Park-Owned Home Rent',[900.0*q for q in (4,4,4,3,3,4,4,4,4,4,3,4)]))
    s.h('Utility Reimbursements',1); a=[L('Trash Billback',[18.0*q for q in (44,44,45,44,44,45,45,44,44,45,44,44)],2),L('Water & Sewer Billback',wob(r,2285,.08),2)]; I.append(s.t('Total for Utility Reimbursements',a,1))
    ti=s.t('Total for Income',I,0,key='total_income'); gp=s.t('Gross Profit',[ti],0)
    s.h('Expenses',0); E=[]
    E.append(L('Advertising',some(r,{0,3,4,10},45,220)))
    E.append(L('Auto & Mileage',wob(r,148,.4)))
    E.append(L('Bank Charges & Fees',[12.0,12.0,12.0,47.0,12.0,12.0,12.0,12.0,47.0,12.0,15.0,15.0]))
    E.append(L('Total for Insurance',[None,None,2914.0,None,None,None,None,None,2914.0,None,618.5,None],1,'SUBTOTAL'))
    E.append(L('Legal & Accounting',[None,1575.0,None,425.0,None,None,None,890.0,None,None,None,None]))
    E.append(L('Licenses & Permits',[None,None,None,None,None,740.0,None,None,None,None,None,65.0]))
    E.append(L('Management Fees',[r2(.05*x) for x in s.rows[ti]['v'][:12]]))
    E.append(L('Office Supplies & Postage',some(r,set(range(12))-{3,8},18,96)))
    s.h('Payroll',1); a=[L('Park Manager Wages',fixed(2350),2),L('Payroll Taxes',fixed(179.78,12),2)]; E.append(s.t('Total for Payroll',a,1))
    E.append(L('Property Taxes',[None,None,None,7218.36,None,None,None,None,None,7218.36,None,None]))
    s.h('Repairs & Maintenance',1); a=[L('POH Repairs',some(r,{0,2,3,4,7,9,10},110,1380),2),L('Roads & Drainage',some(r,{3,5},1150,3900),2),L('Septic & Well Service',some(r,{1,4,6,9},285,940),2),L('Tree Trimming & Mowing',some(r,{3,4,5,6,7,8,9},420,780),2)]; E.append(s.t('Total for Repairs & Maintenance',a,1))
    E.append(L('Telephone & Internet',fixed(104.15,12,(7,109.15))))
    E.append(L('Total for Utilities',wob(r,3410,.12),1,'SUBTOTAL'))
    te=s.t('Total for Expenses',E,0,key='total_operating_expenses')
    no=s.t('Net Operating Income',[gp,te],0,sgn=[1,-1],key='noi')
    s.h('Other Expenses',0)
    bal=611250.0; iv=[]
    for i in range(12): q=r2(bal*.0575/12); iv.append(q); bal-=4640-q
    a=[L('Depreciation',[None]*11+[31846.0]),L('Mortgage Interest',iv)]
    oe=s.t('Total for Other Expenses',a,0)
    nt=s.t('Net Other Income',[oe],0,sgn=[-1])
    s.t('Net Income',[no,nt],0,'TOTAL',key='net_income')
    wb=xlsxwriter.Workbook(DOC+f); ws=wb.add_worksheet('Profit and Loss by Month')
    A=lambda **k: wb.add_format({'font_name':'Arial','font_size':10,**k})
    ws.write(0,0,'Profit and Loss by Month',A(bold=1,font_size=14)); ws.write(1,0,'Whispering Oaks MHP LLC',A(font_size=12)); ws.write(2,0,'January 1-December 31, 2024',A(font_size=12))
    ws.set_column(0,0,36); ws.set_column(1,12,13.5); ws.set_column(13,13,15)
    ws.write(4,0,'Distribution account',A(bold=1,bottom=1,bg_color='#ECEEF1'))
    for i,t in enumerate(s.cols): ws.write(4,i+1,t,A(bold=1,bottom=1,align='right',bg_color='#ECEEF1'))
    y=5; pos={}
    for n,w in enumerate(s.rows):
        pos[n]=y; tt=bool(w['items']) or w['typ']=='SUBTOTAL'; ws.write(y,0,w['label'],A(indent=w['lvl'],bold=int(tt)))
        fm=A(num_format='$#,##0.00;-$#,##0.00' if tt else '#,##0.00;-#,##0.00',bold=int(tt),**({'top':1} if tt else {}))
        if w['typ']!='HEADING':
            for c,z in enumerate(w['v']):
                if w['items']: ws.write_formula(y,c+1,fml(pos,w['items'],w['sgn'],c+1),fm,z)
                elif c==12: ws.write_formula(y,13,f'=SUM(B{y+1}:M{y+1})',fm,z)
                elif z is not None: ws.write_number(y,c+1,z,fm)
                elif tt: ws.write_blank(y,c+1,None,fm)
        y+=1
    ws.write(y+1,0,'Cash Basis Tuesday, February 25, 2025 03:27 PM GMT-06:00',A(font_size=9)); ws.freeze_panes(5,1); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    done(f,'MANUFACTURED_HOUSING','OPERATING_STATEMENT_T12','online bookkeeping P&L by month, some sub-accounts collapsed to their Total for line, blanks for nil months',False,[s])

# ---------------------------------------------------------------- 8  parking lot, owner's monthly sheet with quarters
def d8():
    f='HARBOR ST LOT 2024.xlsx'; r=rng(8)
    mo='Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(); cols=[]
    for q in range(4): cols+=[mo[3*q+k] for k in range(3)]+[f'{q+1}{["st","nd","rd","th"][q]} Qtr']
    cols.append('YEAR')
    s=S('HARBOR STREET PARKING LOT','HARBOR STREET PARKING LOT','2024-01-01','2024-12-31',cols,sheet='2024')
    def ex(v):
        o=[]
        for q in range(4):
            p=v[3*q:3*q+3]; o+=list(p)+[r2(sum(x or 0 for x in p))]
        return o+[r2(sum(x or 0 for x in v))]
    I=lambda a,p: wob(r,a,p,False)
    s.h('MONEY IN')
    a=[s.l('Monthly permits',ex([95.0*q for q in (38,38,40,41,42,44,44,45,43,42,40,39)]),0),s.l('Pay station - cards',ex([float(round(x)) for x in season(r,5150,.38,6.5)]),0),s.l('Pay station - cash',ex([float(round(x)) for x in season(r,1120,.4,6.5)]),0),s.l('Festival / game days',ex([None,None,640.0,None,1880.0,2460.0,5275.0,3910.0,1450.0,2240.0,None,815.0]),0),s.l('Billboard rent',ex(fixed(450)),0),s.l('Tow company rebate',ex([None,None,None,75.0,None,150.0,225.0,150.0,None,75.0,None,None]),0)]
    g=s.t('Total collected',a,0); tx=s.l('less city parking tax 10%',ex([None if x is None else -r2(round(.1*(x-450))) for k,x in enumerate(s.rows[g]['v'][:16]) if k%4!=3]),0)
    ti=s.t('NET MONEY IN',[g,tx],0,key='total_income')
    s.h('MONEY OUT')
    a=[s.l(t,ex(v),0) for t,v in [('Attendant (weekends)',[420.0,420.0,525.0,560.0,910.0,1190.0,1365.0,1365.0,980.0,700.0,455.0,420.0]),('Payroll tax',[32.0,32.0,40.0,43.0,70.0,91.0,104.0,104.0,75.0,54.0,35.0,32.0]),('Card processing',I(182,.2)),('Pay station cell plan',fixed(59)),('Pay station repairs',[None,285.0,None,None,None,410.0,None,None,None,None,172.0,None]),('Electric - lights',[float(round(x)) for x in season(r,148,.25,0)]),
       ('Snow plow + salt',[1150.0,875.0,300.0]+[None]*7+[225.0,780.0]),('Sweeping',[None,None,260.0,130.0,130.0,130.0,130.0,130.0,130.0,130.0,260.0,None]),('Striping / potholes',[None,None,None,2475.0,None,None,None,None,640.0,None,None,None]),('Signs & tickets',[None,96.0,None,None,318.0,None,None,88.0,None,None,None,None]),('Liability insurance',[None,None,1866.0,None,None,None,None,None,1866.0,None,None,None]),('Property tax',[None,4310.0,None,None,None,None,None,4310.0,None,None,None,None]),('Bookkeeping',fixed(85)),('Lawyer',[None,None,None,None,None,None,None,None,None,550.0,None,None])]]
    te=s.t('TOTAL OUT',a,0,key='total_operating_expenses')
    s.t('LEFT OVER',[ti,te],0,'TOTAL',[1,-1],key='net_income')
    wb=xlsxwriter.Workbook(DOC+f); ws=wb.add_worksheet('2024'); nt=wb.add_worksheet('permit list')
    A=lambda **k: wb.add_format({'font_name':'Tahoma','font_size':9,**k})
    ws.set_column(0,0,25); ws.set_column(1,17,8.3); ws.write(0,0,s.title,A(bold=1,font_size=13,font_color='#1F3864')); ws.write(1,0,'Income and expenses by month, year 2024   -   whole dollars',A(italic=1))
    q=('#D9E2F3','#FFFFFF')
    for c,t in enumerate(cols): ws.write(3,c+1,t,A(bold=1,align='center',bottom=2,top=2,bg_color='#BDD7EE' if 'Qtr' in t or t=='YEAR' else '#DDEBF7'))
    ws.write(3,0,'',A(bottom=2,top=2)); y=4; pos={}
    mc=[c+1 for c,t in enumerate(cols) if t in mo]
    for n,w in enumerate(s.rows):
        if w['label']in('MONEY OUT','LEFT OVER'): y+=1
        pos[n]=y; tt=bool(w['items'])
        ws.write(y,0,w['label'],A(bold=int(w['typ']!='LINE'),font_color='#C00000' if w['label']=='MONEY OUT' else ('#375623' if w['label']=='MONEY IN' else '#000000')))
        if w['typ']!='HEADING':
            for c,z in enumerate(w['v']):
                b=dict(num_format='#,##0;[Red](#,##0)',bold=int(tt or c%4==3 or c==16))
                if c%4==3 or c==16: b['bg_color']='#F2F2F2'
                if tt: b['top']=1
                if w['typ']=='TOTAL': b['bottom']=6
                fm=A(**b); C=c+1; R=y+1
                if tt:
                    it=w['items']; 
                    fo=f'=SUM({rc(pos[it[0]],C)}:{rc(pos[it[-1]],C)})' if len(it)>2 else fml(pos,it,w['sgn'],C)
                    ws.write_formula(y,C,fo,fm,z)
                elif c==16: ws.write_formula(y,C,f'=E{R}+I{R}+M{R}+Q{R}',fm,z)
                elif c%4==3: ws.write_formula(y,C,f'=SUM({rc(y,C-3)}:{rc(y,C-1)})',fm,z)
                elif z is not None: ws.write_number(y,C,z,fm)
                else: ws.write_blank(y,C,None,fm)
        y+=1
    ws.write(y+1,0,'Lot is paid off. Depreciation on the pay station is on your schedule from last year.',A(italic=1)); ws.freeze_panes(4,1); ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1,1)
    nt.write_row(0,0,['Permit #','Name on permit','Plate']); 
    for i,(nm,pl) in enumerate([('Harbor Dental','fleet'),('Okonjo','7KD 218'),('Pier Nine Cafe','(4 spots)'),('Lindgren','BRT 044')]): nt.write_row(i+1,0,[101+i,nm,pl])
    wb.close()
    done(f,'PARKING','OPERATING_STATEMENT_T12','owner-kept monthly sheet with quarter columns and year, whole dollars, second sheet with permits',True,[s])

# ---------------------------------------------------------------- 10 balance sheet, three year-ends
def d10():
    f='Ironbridge_Flex_LLC_-_Balance_Sheet.xlsx'
    cols=['Dec 31, 2024','Dec 31, 2023','Dec 31, 2022']
    s=S('Balance Sheet','Ironbridge Flex LLC',None,'2024-12-31',cols)
    L=lambda t,*v: s.l(t,[None if x is None else float(x) for x in v],2)
    s.h('Assets',0); s.h('Cash and Cash Equivalents',1)
    a=[L('Operating Checking',38214.07,21950.66,17402.9),L('Savings - Tax Reserve',15060.41,12008.15,9000.0),L('Tenant Deposit Account',11400,11400,9650)]; ca=s.t('Total Cash and Cash Equivalents',a,1)
    s.h('Current Assets',1); a=[L('Accounts Receivable',4275,6890.5,3120),L('CAM Reconciliation Receivable',2916.38,1744.02,2208.71),L('Prepaid Insurance',2388.5,2140,1962.25),L('Loan to Member',None,5000,5000)]; cu=s.t('Total Current Assets',a,1)
    s.h('Fixed Assets',1)
    a=[L('Land',185000,185000,185000),L('Buildings',742600,742600,742600),L('Dock and Door Improvements',58915,41340,41340),L('Parking Lot Paving',36480,36480,None),L('Less Accumulated Depreciation',-161827,-136914,-114206)]; fa=s.t('Total Fixed Assets',a,1)
    s.h('Other Assets',1); a=[L('Loan Costs',7850,7850,7850),L('Less Accumulated Amortization',-3140,-2355,-1570),L('Utility Deposits',900,900,900)]; oa=s.t('Total Other Assets',a,1)
    ta=s.t('Total Assets',[ca,cu,fa,oa],0,'TOTAL',key='total_assets')
    s.h('Liabilities and Equity',0); s.h('Liabilities',1); s.h('Current Liabilities',2)
    l3=lambda t,*v: s.l(t,[None if x is None else float(x) for x in v],3)
    a=[l3('Accounts Payable',3661.2,7118.44,2874.15),l3('Business Visa',812.93,466.08,1290.37),l3('Accrued Property Tax',9140,8862,8575),l3('Prepaid Rent',3450,0,2300),l3('Tenant Security Deposits',11400,11400,9650)]; cl=s.t('Total Current Liabilities',a,2)
    s.h('Long Term Liabilities',2); a=[l3('Mortgage - Tri-County Savings',468227.74,492086.11,514733.05),l3('Note Payable - Paving',14611.9,21780.36,None)]; ll=s.t('Total Long Term Liabilities',a,2)
    tl=s.t('Total Liabilities',[cl,ll],1,key='total_liabilities')
    s.h('Equity',1)
    A=s.rows[ta]['v']; B=s.rows[tl]['v']; eq=[r2(x-y) for x,y in zip(A,B)]
    con=[300000.0]*3; ds=[-52000.0,-44000.0,-36000.0]   # distributions of the year, closed to retained earnings each January
    # equity = contributions + retained (opening) + distributions of year + earnings of year
    re22=58210.44; ce22=r2(eq[2]-con[2]-re22-ds[2]); re23=r2(re22+ds[2]+ce22); ce23=r2(eq[1]-con[1]-re23-ds[1]); re24=r2(re23+ds[1]+ce23); ce24=r2(eq[0]-con[0]-re24-ds[0])
    print('earnings',ce22,ce23,ce24)
    a=[s.l('Member Contributions',con,2),s.l('Member Distributions',ds,2),s.l('Retained Earnings',[re24,re23,re22],2),s.l('Current Year Earnings',[ce24,ce23,ce22],2)]
    te=s.t('Total Equity',a,1,key='total_equity'); s.t('Total Liabilities and Equity',[tl,te],0,'TOTAL')
    wb=xlsxwriter.Workbook(DOC+f); ws=wb.add_worksheet('Balance Sheet'); A_=lambda **k: wb.add_format({'font_name':'Arial','font_size':9,**k})
    ws.set_column(0,0,44); ws.set_column(1,3,15); ws.hide_gridlines(2)
    ws.write(0,0,'Balance Sheet',A_(bold=1,font_size=14)); ws.write(1,0,'Ironbridge Flex LLC',A_(bold=1,font_size=10)); ws.write(2,0,'As of December 31, 2024',A_(bold=1,font_size=10)); ws.write(3,0,'Accrual Basis',A_(font_size=9))
    ws.set_row(5,16); ws.write(5,0,'Account',A_(bold=1,bottom=1))
    for i,t in enumerate(cols): ws.write(5,i+1,t,A_(bold=1,bottom=1,align='right'))
    y=7; pos={}
    for n,w in enumerate(s.rows):
        if w['typ']=='HEADING' and n and s.rows[n-1]['items']: y+=1
        pos[n]=y; b=int(w['typ']!='LINE'); k=dict(bold=b,indent=w['lvl'])
        if w['lvl']==0: k['font_size']=10
        if w['items']: k['top']=1
        if w['typ']=='TOTAL': k['bg_color']='#E8EDF2'
        ws.write(y,0,w['label'],A_(**k)); k.pop('indent'); k['num_format']='#,##0.00;(#,##0.00)'
        if w['typ']!='HEADING':
            for c,z in enumerate(w['v']):
                if w['items']: ws.write_formula(y,c+1,fml(pos,w['items'],w['sgn'],c+1),A_(**k),z)
                elif z is not None: ws.write_number(y,c+1,z,A_(**k))
                else: ws.write(y,c+1,'-',A_(align='right'))
        y+=1
    ws.set_paper(1); ws.fit_to_pages(1,0); wb.close()
    done(f,'INDUSTRIAL','BALANCE_SHEET','small-business ledger balance sheet, three year-ends, nested headings, dashes',False,[s])

# ---------------------------------------------------------------- 12 cash flow by property, management software export
def d12():
    f='cash_flow-20250207.xlsx'; r=rng(12)
    P=['118 Quad St','26 Chapel Row','309 Tenney Ave','311 Tenney Ave']; cols=P+['Total']
    s=S('Cash Flow','Elm & Tenney Student Homes','2024-01-01','2024-12-31',cols)
    def v(*a): return [float(x) for x in a]+[r2(sum(a))]
    def u(lo,hi,p=1): return v(*[r2(r.uniform(lo,hi)) if r.random()<p else 0.0 for _ in P])
    s.h('Operating Income & Expense',0); s.h('Income',1)
    L=lambda t,x: s.l(t,x,2)
    a=[L('Rent Income',v(38400,29700,33250,34800)),L('Parking Income',v(600,0,900,900)),L('Late Fee',v(150,50,0,225)),L('Application Fee Income',v(240,160,200,200)),L('Damage Charges',v(385,0,1142.5,210)),L('Utility Billback',v(1480.2,0,1206.77,1331.48))]
    ti=s.t('Total Operating Income',a,1,key='total_income')
    s.h('Expense',1); E=[]
    for t,x in [('Advertising',u(60,180)),('Cleaning - August Turnover',u(420,880)),('Insurance',v(1911,1468,1602,1602)),('Landscaping and Snow',u(640,1020)),('Legal Expense',u(150,420,.4)),('Licenses and Inspections',v(140,140,140,140)),('Management Fees',v(*[round(.09*x,2) for x in s.rows[ti]['v'][:4]])),('Painting',u(260,1180,.8)),('Property Tax',v(4416.02,3380.56,3912.9,3958.14)),('Repairs - Appliances',u(95,520,.7)),('Repairs - General',u(410,1560)),('Repairs - Plumbing',u(120,840)),('Utilities - Electric',v(0,1104.39,0,0)),('Utilities - Gas',v(1677.34,1288.1,1422.08,1509.41)),('Utilities - Water/Sewer',u(780,1190))]: E.append(L(t,x))
    te=s.t('Total Operating Expense',E,1,key='total_operating_expenses')
    no=s.t('NOI - Net Operating Income',[ti,te],0,'SUBTOTAL',[1,-1],key='noi')
    s.h('Other Expense',1); a=[L('Mortgage Interest',v(5380.66,0,4207.15,4412.8))]; ox=s.t('Total Other Expense',a,1)
    ni=s.t('Net Income',[no,ox],0,'SUBTOTAL',[1,-1],key='net_income')
    s.h('Other Items',0)
    ow=[]
    a=[L('Prepaid Rent',v(1600,0,-825,950)),L('Security Deposits Held',v(800,-450,0,375)),L('Mortgage Principal',v(-3124.1,0,-2690.33,-2588.72)),L('Building Improvements',v(0,-6840,0,-3275)),L('Owner Contribution',v(0,4000,0,0)),L('Owner Distribution',v(-9000,-8500,-9000,-8000))]
    ot=s.t('Net Other Items',a,0)
    cf=s.t('Cash Flow',[ni,ot],0,'TOTAL',key='net_cash_flow')
    b=s.l('Beginning Cash',v(6218.44,4903.2,5127.61,3880.05),0); s.t('Ending Cash',[cf,b],0,'TOTAL')
    print(s.rows[-1]['v'],s.rows[ni]['v'])
    from openpyxl import Workbook
    from openpyxl.styles import Font, Alignment, Border, Side
    wb=Workbook(); ws=wb.active; ws.title='Cash Flow'
    for i,(t,fo) in enumerate([('Elm & Tenney Student Homes',Font(name='Verdana',bold=True,size=11)),('Cash Flow',Font(name='Verdana',bold=True,size=16)),('Period Range: Jan 2024 to Dec 2024',Font(name='Verdana',size=10)),('Properties: 118 Quad St, 26 Chapel Row, 309 Tenney Ave, 311 Tenney Ave',Font(name='Verdana',size=10)),('Accounting Basis: Cash',Font(name='Verdana',size=10)),('Include Zero Balance GL Accounts: No',Font(name='Verdana',size=10))]): ws.cell(i+1,1,t).font=fo
    ws.row_dimensions[2].height=24
    hd=8; ws.cell(hd,1,'Account Name')
    for i,t in enumerate(cols): ws.cell(hd,i+2,t)
    for c in range(1,7): q=ws.cell(hd,c); q.font=Font(name='Verdana',bold=True,size=10); q.border=Border(bottom=Side(style='medium')); q.alignment=Alignment(horizontal='left' if c==1 else 'right')
    y=hd+1
    for n,w in enumerate(s.rows):
        b_=w['typ']!='LINE'; q=ws.cell(y,1,w['label']); q.font=Font(name='Verdana',bold=b_,size=10); q.alignment=Alignment(horizontal='left',indent=2*w['lvl'])
        if w['typ']!='HEADING':
            for c,z in enumerate(w['v']):
                q=ws.cell(y,c+2,z); q.number_format='#,##0.00'; q.font=Font(name='Verdana',bold=b_,size=10)
                if w['items']: q.border=Border(top=Side(style='thin'))
        y+=1
        if w['label'] in('NOI - Net Operating Income','Net Income','Net Other Items','Cash Flow'): y+=1
    ws.cell(y+1,1,'Created on 02/07/2025').font=Font(name='Verdana',size=8,italic=True)
    ws.column_dimensions['A'].width=44
    for c in 'BCDEF': ws.column_dimensions[c].width=16
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(DOC+f)
    done(f,'STUDENT_HOUSING','CASH_FLOW_STATEMENT','management software cash flow by property, NOI then other items, beginning and ending cash',False,[s])
