# Canada: Calgary office, nine months of a September year, grouped headers month / YTD / annual
import random, xlsxwriter
from .common import St
INFO=dict(file='1120 - Bowline Tower Op Stmt Jun 2025.xlsx',assetType='OFFICE',documentType='OPERATING_STATEMENT',author='s36a',style='Canadian institutional operating statement, grouped headers Current Month / Year to Date / Annual, favourable-unfavourable variances, variance percent columns, account codes and two side sheets',hard=True)
def make(path):
    R=random.Random(3611)
    cols=['Current Month Actual','Current Month Budget','Current Month Var','Year to Date Actual','Year to Date Budget','Year to Date Var','Annual Budget','Prior YTD Actual']
    s=St('Property Operating Statement','Bowline Tower','2024-10-01','2025-06-30',cols,sheet='OpStmt')
    def L(code,l,b,inc,w=.08,zero=0,pa=None):
        mb=b; ab=b*12; yb=b*9
        ma=0 if zero else round(b*R.uniform(1-w,1+w)); ya=round(b*9*R.uniform(1-w/2,1+w/2)); py=round(ya*R.uniform(.9,1.05))
        g=1 if inc else -1
        return s.line(l,[ma,mb,g*(ma-mb),ya,yb,g*(ya-yb),ab,py],code=code)
    def blk(h,ls,inc,w=.08):
        s.head(h,lv=1); return s.total('Total '+h,[L(c,l,b,inc,*(x or [w])) for c,l,b,*x in ls])
    s.head('REVENUE',lv=0)
    rv=[blk('Basic Rent',[('40100','Basic Rent - Office',412600,.01),('40110','Basic Rent - Retail',48250,.01),('40120','Basic Rent - Storage',6120,.02),('40150','Straight Line Rent',9400,.05),('40190','Free Rent',-21500,.1)],True),
        blk('Recoveries',[('41100','Operating Cost Recovery',268400,.02),('41110','Realty Tax Recovery',121700,.01),('41120','Management Fee Recovery',20150,.02),('41130','Utility Recovery - Metered',14300,.12),('41190','Prior Year Recovery Adjustment',0,.0)],True),
        blk('Parking Revenue',[('42100','Monthly Reserved',61200,.03),('42110','Monthly Random',22750,.05),('42120','Transient and Evening',18900,.15)],True),
        blk('Miscellaneous Revenue',[('43100','Antenna and Fibre Licences',7450,.0),('43110','After-hours HVAC',3150,.3),('43120','Conference Centre',2600,.4),('43130','Interest on Arrears',350,.6)],True)]
    tr=s.total('TOTAL REVENUE',rv,typ='TOTAL',key='total_income')
    s.head('RECOVERABLE EXPENSES',lv=0)
    ex=[blk('Cleaning',[('50100','Contract Cleaning - Night',34800,.02),('50110','Day Porter',9150,.02),('50120','Window Cleaning',3900,.5,0),('50130','Cleaning Supplies',2250,.2),('50140','Waste and Recycling',4100,.1)],False),
        blk('Building Services',[('51100','HVAC Contract',12600,.02),('51110','HVAC Repairs',7800,.4),('51120','Elevator Contract',10450,.0),('51130','Elevator Repairs',1900,.6),('51140','Electrical and Lighting',3850,.35),('51150','Plumbing',2700,.4),('51160','Fire and Life Safety',4300,.2),('51170','Doors, Locks and Keys',1050,.5),('51180','General Repairs',3400,.4),('51190','Interior Plants',980,.05)],False),
        blk('Exterior',[('52100','Snow Removal',5600,.5,1),('52110','Landscaping',2900,.3),('52120','Facade and Roof',3750,.5),('52130','Plus 15 Walkway Share',4480,.02)],False),
        blk('Security',[('53100','Guard Service',29750,.02),('53110','Access Control and CCTV',3300,.2)],False),
        blk('Utilities',[('54100','Electricity',58200,.12),('54110','Natural Gas',16400,.25),('54120','Water and Sewer',7150,.08)],False),
        blk('On-site Payroll',[('55100','Operations Wages',31900,.03),('55110','Administration Wages',17650,.02),('55120','Benefits and CPP/EI',10300,.04),('55130','Training and Uniforms',750,.6)],False),
        blk('Office and Administration',[('56100','Telephone and Internet',1480,.08),('56110','Office Supplies',620,.3),('56120','Tenant Relations',1750,.5),('56130','Software and Licences',2100,.05),('56140','BOMA BEST and Dues',540,.1)],False),
        blk('Parking Operations',[('57100','Parkade Operator Fee',8900,.03),('57110','Parkade Repairs',2450,.5),('57120','Equipment and Tickets',800,.3)],False),
        blk('Insurance and Taxes',[('58100','Property Insurance',15200,.01),('58110','Realty Taxes',121700,.005),('58120','Business Revitalization Levy',1150,.0)],False),
        blk('Management',[('59100','Management Fee',24300,.02)],False)]
    tx=s.total('TOTAL RECOVERABLE EXPENSES',ex)
    s.head('NON-RECOVERABLE EXPENSES',lv=0)
    nx=[L('61100','Vacant Space Utilities and Cleaning',6800,False,.15),L('61110','Leasing Marketing',4200,False,.4),L('61120','Legal Fees',3500,False,.6),L('61130','Bad Debt Expense',2500,False,.9),L('61140','Audit and Appraisal',2900,False,.1),L('61150','Ownership Expenses',1250,False,.2),L('61160','Donations and Public Art',0,False,.0)]
    tn=s.total('TOTAL NON-RECOVERABLE EXPENSES',nx)
    te=s.total('TOTAL OPERATING EXPENSES',[tx,tn],typ='TOTAL',key='total_operating_expenses')
    # favourable variances add, whichever side they arise on
    def net(l,i,e,key=None,typ='TOTAL'):
        a,b=s.rows[i]['vals'],s.rows[e]['vals']; v=[a[k]+b[k] if k in(2,5) else None for k in range(8)]
        j=s.total(l,[i,e],[1,-1],typ=typ,key=key,vals=v); x=s.rows[j]['vals']
        assert x[2]==x[0]-x[1] and x[5]==x[3]-x[4]; return j
    no=net('NET OPERATING INCOME',tr,te,'noi')
    s.head('DEBT SERVICE AND CAPITAL',lv=0)
    d=[L('71100','Mortgage Interest',138600,False,.005),L('71110','Mortgage Principal',84200,False,.004)]; td=s.total('Total Debt Service',d)
    c=[L('72100','Tenant Improvements',45000,False,.6),L('72110','Leasing Commissions',18500,False,.5),L('72120','Building Capital - Chiller',32000,False,.3),L('72130','Elevator Modernization',27500,False,.25)]; tc=s.total('Total Capital Expenditures',c)
    dc=s.total('TOTAL DEBT SERVICE AND CAPITAL',[td,tc])
    net('NET CASH FLOW',no,dc,'net_cash_flow')
    wb=xlsxwriter.Workbook(path); 
    F=lambda **k: wb.add_format({**dict(font_name='Verdana',font_size=8),**k})
    ws=wb.add_worksheet('OpStmt'); n=wb.add_worksheet('Variance Notes'); o=wb.add_worksheet('Leasing')
    ws.hide_gridlines(2)
    ws.merge_range(0,0,0,12,'Prairie Meridian Real Estate Investment Management',F(align='center',bold=True,font_size=9))
    ws.merge_range(1,0,1,12,'Bowline Tower',F(align='center',bold=True,font_size=12)); ws.merge_range(2,0,2,12,'Property Operating Statement – For the nine months ended June 30, 2025',F(align='center'))
    ws.merge_range(3,0,3,12,'Fiscal year ending September 30, 2025   |   CAD   |   Entity 1120   |   Accrual',F(align='center',italic=True,font_color='#666666'))
    g=F(bold=True,align='center',bg_color='#263D52',font_color='white',border=1); 
    ws.merge_range(5,0,6,0,'Acct',g); ws.merge_range(5,1,6,1,'Description',g); ws.merge_range(5,2,5,5,'Current Month',g); ws.merge_range(5,6,5,9,'Year to Date',g); ws.write(5,10,'Annual',g); ws.write(6,10,'Budget',g); ws.write(5,11,'',F()); ws.write(5,12,'Prior YTD',g); ws.write(6,12,'Actual',g)
    for b in(2,6):
        for i,t in enumerate(('Actual','Budget','Var','Var %')): ws.write(6,b+i,t,g)
    C=[2,3,4,6,7,8,10,12]; row=8; nf='#,##0_);(#,##0);0_)'; pf='0.0%_);(0.0%)'
    for q in s.rows:
        if q['type']=='HEADING':
            if q['meta']['lv']==0: row+=1
            ws.write(row,1,q['label'],F(bold=True,font_color='#263D52',font_size=9 if q['meta']['lv']==0 else 8)); row+=1; continue
        B=q['type']!='LINE'; bg={'bg_color':'#DCE6F0'} if q['type']=='TOTAL' else {}
        k=dict(bold=B,top=1 if B else 0,**bg)
        if q['code']: ws.write_string(row,0,q['code'],F(font_color='#777777'))
        elif bg: ws.write(row,0,'',F(**k))
        ws.write(row,1,q['label'],F(indent=1 if not B else 0,**k))
        for c2,v in zip(C,q['vals']): ws.write_number(row,c2,v,F(num_format=nf,**k))
        for c2,a,b in((5,2,1),(9,5,4)):
            bb=q['vals'][b]; ws.write(row,c2,q['vals'][a]/abs(bb) if bb else 'n.m.',F(num_format=pf,align='right',italic=True,**k))
        row+=2 if B else 1
    ws.set_column(0,0,7); ws.set_column(1,1,37); ws.set_column(2,4,11); ws.set_column(5,5,8); ws.set_column(6,8,11.5); ws.set_column(9,9,8); ws.set_column(10,10,12); ws.set_column(11,11,1); ws.set_column(12,12,12)
    ws.write(row+1,1,'Variances: positive = favourable to NOI. See Variance Notes tab for items over $5,000 and 10%.',F(italic=True))
    ws.freeze_panes(7,2); ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1,0); ws.repeat_rows(5,6); ws.set_footer('&L&7Printed 2025-07-11&R&7&P/&N')
    n.write_row(0,0,['Account','Comment'],F(bold=True))
    for i,x in enumerate([('50120','Spring exterior clean deferred to July owing to facade works.'),('61120','Timing of fees on the arbitration with the 9th floor tenant.'),('72120','Chiller milestone invoices run behind schedule.')]): n.write_row(1+i,0,x,F())
    n.set_column(1,1,80)
    o.write_row(0,0,['Suite','Area (sf)','Status','Prospect'],F(bold=True))
    for i,x in enumerate([('900',11240,'Vacant','Tour June 4'),('1410',5385,'Vacant',''),('2200',14760,'Notice','Renewal LOI out')]): o.write_row(1+i,0,x,F())
    wb.close(); return [s],False
