# logistics park, nine months actual + three forecast, JV accountant workbook; one row dropped
from lib import *
import xlsxwriter, datetime
def make():
    r=rng(6); s=S()
    def L(code,label,annual,season=FLAT,noise=.05,dev=.03,nat=1,v=None,ind=1,bu=None):
        if v is None: v=months(r,annual,season,noise)
        bud=bu if bu is not None else round(sum(v)*(1+r.uniform(-dev,dev))/100)*100
        return s.line(label,v+[sum(v),bud],code=code,nat=nat,ind=ind)
    s.head('Rental revenue')
    st=lambda a,m,b:[a]*m+[b]*(12-m)
    i=[L('400.110','Building 100 - 412,000 SF',0,v=st(214583,4,221021),bu=2626500),L('400.120','Building 200 - 368,500 SF',0,v=st(187321,8,192941),bu=2259092),L('400.130','Building 300 - 605,200 SF',0,v=[302600]*12,bu=3631200),L('400.140','Building 400 - 254,000 SF',0,v=[0,0,0,0,0]+[146050]*7,bu=1168400),L('400.150','Building 500 - 178,800 SF (multi-tenant)',0,v=[106340,106340,106340,98215,98215,101970,101970,108410,108410,108410,110125,110125],bu=1276080),L('400.190','Trailer & container yard licences',0,v=st(28500,6,30210)),L('400.200','Straight-line rent adjustment',0,v=st(17212,5,61438)),L('400.300','Free rent granted',0,v=[0]*5+[-146050]*3+[0]*4,bu=-438150)]
    a=s.tot('Total rental revenue',i)
    s.head('Expense recoveries')
    i=[L('410.100','CAM recoveries',692000,FLAT,.03),L('410.200','Real estate tax recoveries',2184000,FLAT,.01),L('410.300','Insurance recoveries',298000,FLAT,.01),L('410.400','Management fee recoveries',214000,FLAT,.03),L('410.900','Prior-year reconciliation',0,v=[0,0,0,0,43911,0,-2260,0,0,0,0,0],bu=0)]
    b=s.tot('Total recoveries',i)
    s.head('Other revenue')
    i=[L('420.100','Rooftop solar lease',0,v=[11250]*12,dev=0),L('420.200','EV truck-charging revenue share',38400,FLAT,.2,.2),L('420.300','Late fees & interest',0,v=[0,385,0,0,1120,0,0,640,0,0,0,0],bu=0)]
    c=s.tot('Total other revenue',i)
    ti=s.tot('Effective gross revenue',[a,b,c],type='TOTAL')
    s.head('Common area & building expenses')
    E=lambda code,l,an,se=FLAT,no=.08,dev=.05,v=None: L(code,l,an,se,no,dev,-1,v)
    i=[E('500.110','Landscape & detention ponds',118000,LAND),E('500.120','Snow & ice',146000,SNOW,.2,.2),E('500.130','Pavement, striping & dock aprons',84500,[0,0,0,1,1.5,1,1,1,.5,.5,0,0],.3,.2),E('500.140','Roof inspection & repair',52300,FLAT,.5,.2),E('500.150','Fire pump, sprinkler & alarm',67400,FLAT,.15),E('500.160','Dock & overhead door repair',31900,FLAT,.4,.2),E('500.170','Site lighting electricity',58800,HEAT,.06),E('500.180','Stormwater utility fee',0,v=[8940]*12),E('500.190','Gatehouse & patrol',174000,FLAT,.02)]
    dropi=i[4]
    d=s.tot('Total common area & building',i,nat=-1)
    s.head('Vacant building carry - Bldg 400 (to May)')
    i=[E('510.100','Utilities - vacant',0,v=[14120,13385,10240,7105,5310,0,0,0,0,0,0,0]),E('510.200','Security - vacant',0,v=[3850]*5+[0]*7)]
    e=s.tot('Total vacant carry',i,nat=-1)
    s.head('Fixed expenses')
    i=[E('520.100','Real estate taxes',2428000,FLAT,.004,.01),E('520.200','Property insurance',331000,FLAT,.0,.01),E('520.300','Property management fee (2.25%)',0,v=[round(x*.0225) for x in s.rows[ti]['vals'][:12]]),E('520.400','Ground lease - Bldg 500 parcel',0,v=[15400]*12),E('520.500','Non-recoverable professional fees',46500,FLAT,.5,.2)]
    g=s.tot('Total fixed expenses',i,nat=-1)
    te=s.tot('Total operating expenses',[d,e,g],type='TOTAL',nat=-1)
    noi=s.tot('Net operating income',[ti,te],[1,-1],type='TOTAL')
    s.head('Non-operating')
    i=[E('700.100','Interest - construction take-out loan',0,v=[389625]*3+[384180]*9),E('700.200','Loan cost amortization',0,v=[6210]*12),E('700.300','JV asset management fee',0,v=[28500]*12)]
    h=s.tot('Total non-operating',i,nat=-1)
    ni=s.tot('Net income before depreciation',[noi,h],[1,-1],type='TOTAL')
    full=[dropi,ti,te,noi,ni]
    x=drop(s,dropi)
    ti,te,noi,ni=[k-(k>dropi) for k in (ti,te,noi,ni)]
    planted={'what':f"expense row {x['code']} '{x['label']}' (full year {x['vals'][12]:,}) is missing under 'Common area & building expenses'; 'Total common area & building' still includes it in every column",'kind':'row_dropped'}
    ms=mlist(2025,1,'{m}-{yy}')
    cols=[m+' '+('Actual' if k<9 else 'Forecast') for k,m in enumerate(ms)]+['FY 2025 Total','FY 2025 Budget','FY 2025 Variance']
    def ex(x): v=x['vals']; return v+[x['nat']*(v[12]-v[13])]
    f='TriRivers_Logistics_T12_9plus3.xlsx'
    wb=xlsxwriter.Workbook(path(f)); ws=wb.add_worksheet('9+3'); w2=wb.add_worksheet('Assumptions')
    F=lambda **k: wb.add_format({**dict(font_name='Aptos Narrow',font_size=9),**k})
    ws.write('A1','Tri-Rivers Logistics Park',F(bold=True,font_size=14)); ws.write('A2','Operating results by month: 9 months actual + 3 months forecast',F()); ws.write('A3','Calendar year 2025, amounts in US dollars',F(italic=True))
    ws.set_column('A:A',44); ws.set_column('B:B',8.5); ws.set_column('C:N',10.2); ws.set_column('O:Q',12)
    ha=F(align='center',bg_color='#DCE9D5',border=1,bold=True); hf=F(align='center',bg_color='#FFF2CC',border=1,bold=True); hy=F(align='center',bg_color='#D0D7E5',border=1,bold=True)
    ws.write(4,0,None); ws.merge_range('C5:K5','Actual',ha); ws.merge_range('L5:N5','Forecast',hf); ws.merge_range('O5:Q5','FY 2025',hy)
    hd=lambda bg:F(bold=True,align='right',bottom=1,num_format='mmm-yy',bg_color=bg)
    ws.write(5,0,'Line item',F(bold=True,bottom=1)); ws.write(5,1,'GL',F(bold=True,bottom=1))
    for k in range(12): ws.write_datetime(5,2+k,datetime.datetime(2025,k+1,1),hd('#DCE9D5' if k<9 else '#FFF2CC'))
    for k,t in enumerate(('Total','Budget','Variance')): ws.write(5,14+k,t,hd('#D0D7E5'))
    row=6
    for k,x in enumerate(s.rows):
        if x['type']=='HEADING': ws.write(row,0,x['label'],F(bold=True,font_color='#2F5233')); row+=1; continue
        o={}
        if x['type']=='SUBTOTAL': o=dict(bold=True,top=4)
        if x['type']=='TOTAL': o=dict(bold=True,top=1,bottom=1,bg_color='#F2F2F2')
        ws.write(row,0,x['label'],F(indent=0 if x['items'] else 2,**o)); ws.write(row,1,x['code'],F(**o))
        for c,v in enumerate(ex(x)): ws.write_number(row,2+c,v,F(num_format='#,##0_);(#,##0);0_)',font_color='#0000FF' if c in (9,10,11) and not x['items'] else '#000000',**o))
        if not x['items']: ws.set_row(row,None,None,{'level':1})
        row+=1
        if x['items']: row+=1
    ws.write(row,0,'Forecast months in blue. Variance: positive = better than budget. Bldg 400 lease commenced June 1 with three months free.',F(italic=True,font_size=8))
    ws.freeze_panes(6,2); ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1,1); ws.set_margins(.4,.4,.5,.5)
    w2.set_column('A:A',4); w2.set_column('B:B',100)
    for k,t in enumerate(['Forecast uses September rent roll; no new leasing in Q4.','Snow & ice forecast = three-year average for Oct-Dec.','Taxes: second-half bill received, no appeal assumed.','Bldg 500: Suite D renewal signed, steps in November.']): w2.write(k,0,k+1,F()); w2.write(k,1,t,F())
    wb.close()
    t=stmt_truth(s,'Operating results by month: 9 months actual + 3 months forecast','Tri-Rivers Logistics Park','2025-01-01','2025-12-31',cols,dict(total_income=ti,total_operating_expenses=te,noi=noi,net_income=ni),expand=ex,sheet='9+3',planted=planted,lossy=[cols[-1]])
    save(f,[t],'INDUSTRIAL','OPERATING_STATEMENT_T12','joint-venture accountant','9+3 actual/forecast workbook, GL column after the label, date-typed headers, budget and variance, values pasted',True)
