# hotel summary operating statement, labels in the middle
from lib import *
import xlsxwriter
def make():
    r=rng(4); s=S(); RM=312
    av=[RM*30,RM*30,RM*30,RM*273,RM*273,RM*274]
    occ=[.812,.79,.776,.768,.775,.751]; adr=[246.4,241,233.8,231.9,229.5,221.2]
    sold=[round(a*o) for a,o in zip(av,occ)]
    rooms=[round(a*b) for a,b in zip(sold,adr)]
    def raw(label,v,f):
        k=s.line(label,v,st=f); s.rows[k]['raw']=True
    s.head('STATISTICS')
    raw('Rooms Available',av,'n'); raw('Rooms Sold',sold,'n'); raw('Occupancy %',[round(a/b,4) for a,b in zip(sold,av)],'p'); raw('Average Daily Rate',[round(a/b,2) for a,b in zip(rooms,sold)],'d'); raw('RevPAR',[round(a/b,2) for a,b in zip(rooms,av)],'d')
    def L(label,per,dev=.04,fixed=False,nat=1):
        v=[round((per*(av[k] if fixed else sold[k]))*(1+r.uniform(-dev,dev))) for k in range(6)]
        return s.line(label,v,nat=nat)
    s.head('OPERATING REVENUE')
    i=[s.line('Rooms',rooms),L('Food',41.2),L('Beverage',17.6),L('Banquet, AV & Other F&B',12.9,.09),L('Parking',9.8),L('Spa & Health Club',6.1,.08),L('Miscellaneous Income',2.4,.2)]
    ti=s.tot('TOTAL OPERATING REVENUE',i,type='TOTAL')
    s.head('DEPARTMENTAL EXPENSES')
    i=[L('Rooms',56.8,.02),L('Food & Beverage',53.1,.03),L('Parking',3.9,.05),L('Spa & Health Club',4.6,.06)]
    td=s.tot('TOTAL DEPARTMENTAL EXPENSES',i)
    dp=s.tot('TOTAL DEPARTMENTAL PROFIT',[ti,td],[1,-1])
    s.head('UNDISTRIBUTED OPERATING EXPENSES')
    i=[L('Administrative & General',19.8,.03,True),L('Information & Telecommunications Systems',3.7,.05,True),L('Sales & Marketing',17.2,.04,True),L('Property Operation & Maintenance',11.9,.06,True),L('Utilities',8.6,.06,True)]
    tu=s.tot('TOTAL UNDISTRIBUTED EXPENSES',i)
    gop=s.tot('GROSS OPERATING PROFIT',[dp,tu],[1,-1])
    rev=s.rows[ti]['vals']
    s.head('MANAGEMENT FEES')
    i=[s.line('Base Management Fee',[round(x*.03) for x in rev]),s.line('Incentive Management Fee',[0,0,0]+[round(x*.0085) for x in rev[3:]])]
    mf=s.tot('TOTAL MANAGEMENT FEES',i)
    ib=s.tot('INCOME BEFORE NON-OPERATING',[gop,mf],[1,-1])
    s.head('NON-OPERATING INCOME & EXPENSES')
    m=[1,1,.97,9,9,8.73]
    i=[s.line('Ground Rent',[round(41500*x) for x in m]),s.line('Property & Other Taxes',[round(96200*x*(1+r.uniform(-.01,.01))) for x in m]),s.line('Insurance',[round(33850*x) for x in m]),s.line('Other (Income) Expense',[-2140,0,-1875,-11362,0,4410])]
    tn=s.tot('TOTAL NON-OPERATING',i)
    eb=s.tot('EBITDA',[ib,tn],[1,-1])
    rs=s.line('FF&E Replacement Reserve (4%)',[round(x*.04) for x in rev])
    noi=s.tot('NET OPERATING INCOME',[eb,rs],[1,-1],type='TOTAL')
    cols=['CURRENT MONTH Actual','CURRENT MONTH Budget','CURRENT MONTH Last Year','YEAR TO DATE Actual','YEAR TO DATE Budget','YEAR TO DATE Last Year']
    f='Pier48_Hotel_Summary_Sep2025.xlsx'
    wb=xlsxwriter.Workbook(path(f)); wi=wb.add_worksheet('Index'); ws=wb.add_worksheet('Summary OS'); w3=wb.add_worksheet('Segmentation')
    F=lambda **k: wb.add_format({**dict(font_name='Arial Narrow',font_size=10),**k})
    wi.write('A1','PIER 48 HOTEL & CONFERENCE CENTER',F(bold=True)); wi.write('A3','Tab',F(bold=True,bottom=1)); wi.write('B3','Contents',F(bold=True,bottom=1))
    for k,(a,b) in enumerate([('Summary OS','Summary operating statement (owner format)'),('Segmentation','Room nights and rate by market segment')]): wi.write(3+k,0,a,F()); wi.write(3+k,1,b,F())
    wi.fit_to_pages(1,1); wi.set_column('A:A',38); wi.set_column('B:B',45)
    ws.set_column('A:A',12);
    for a in (0,2,4,7,9,11): ws.set_column(a,a,11.5); ws.set_column(a+1,a+1,6.2)
    ws.set_column(6,6,40)
    ws.merge_range('A1:M1','PIER 48 HOTEL & CONFERENCE CENTER',F(bold=True,align='center')); ws.merge_range('A2:M2','SUMMARY OPERATING STATEMENT',F(bold=True,align='center')); ws.merge_range('A3:M3','For the Month Ended September 30, 2025',F(align='center')); ws.merge_range('A4:M4','312 Guest Rooms  -  Owner: Pier 48 Lodging Venture LP',F(align='center',font_color='#666666'))
    hb=F(bold=True,align='center',bottom=2)
    ws.merge_range('A6:F6','CURRENT MONTH',hb); ws.merge_range('H6:M6','YEAR TO DATE',hb)
    for base in (0,7):
        for k,t in enumerate(('Actual','%','Budget','%','Last Year','%')): ws.write(6,base+k,t,F(bold=True,align='right',bottom=1))
    row=7; pc=(0,2,4,7,9,11); sec=''
    for x in s.rows:
        if x['type']=='HEADING':
            row+=1; ws.write(row,6,x['label'],F(bold=True,align='center',bg_color='#D9E1E8')); sec=x['label']; row+=1; continue
        big=bool(x['items']); o=dict(bold=True,top=1) if big else {}
        if x['type']=='TOTAL': o=dict(bold=True,top=1,bottom=6)
        ws.write(row,6,x['label'],F(align='center' if big else 'left',bold=big,indent=0 if big else 1))
        nf={'n':'#,##0','p':'0.0%','d':'#,##0.00'}.get(x['st'],'#,##0;(#,##0);0')
        for k,c in enumerate(pc):
            v=x['vals'][k]
            ws.write(row,c,v,F(num_format=nf,**o))
            if not x.get('raw'): ws.write(row,c+1,round(v/rev[k],4),F(num_format='0.0%;(0.0%)',font_color='#555555',italic=True,**o))
        row+=1
    row+=1
    ws.write(row,0,'Ratios are to Total Operating Revenue. Incentive fee is accrued quarterly in arrears. Prepared under the Uniform System of Accounts, 11th revised edition.',F(font_size=8,italic=True))
    ws.set_landscape(); ws.fit_to_pages(1,1); ws.activate()
    w3.set_column('A:A',24)
    for k,t in enumerate(('Segment','Room nights','ADR','Room nights LY','ADR LY')): w3.write(0,k,t,F(bold=True,bottom=1))
    seg=split(sold[0],[31,22,28,12,7]); segl=split(sold[2],[30,24,26,13,7])
    for k,t in enumerate(('Transient - retail','Transient - negotiated','Group - corporate','Group - association','Contract/crew')):
        w3.write(1+k,0,t,F()); w3.write(1+k,1,seg[k],F(num_format='#,##0')); w3.write(1+k,2,[284.1,221.5,252.8,226.4,148][k],F(num_format='0.00')); w3.write(1+k,3,segl[k],F(num_format='#,##0')); w3.write(1+k,4,[270.3,209.9,240.1,216.7,144][k],F(num_format='0.00'))
    wb.close()
    st=stmt_truth(s,'SUMMARY OPERATING STATEMENT','PIER 48 HOTEL & CONFERENCE CENTER',None,'2025-09-30',cols,dict(total_income=ti,noi=noi),sheet='Summary OS')
    save(f,[st],'HOSPITALITY','OPERATING_STATEMENT','hotel operator','USALI summary with labels in the middle, month block left and year-to-date block right, percent columns, statistics on top, side sheets',True)
