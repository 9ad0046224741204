# parking operator's trailing twelve months with quarter subtotals
import xlsxwriter
from common import *
R=random.Random(404)
N='Loc 417 Quincy St Garage TTM Jun25.xlsx'
ms=['Jul-24','Aug-24','Sep-24','Oct-24','Nov-24','Dec-24','Jan-25','Feb-25','Mar-25','Apr-25','May-25','Jun-25']
cols=[]
for q in range(4): cols+=ms[q*3:q*3+3]+[['Q3 2024','Q4 2024','Q1 2025','Q2 2025'][q]]
cols.append('TTM')
s=St('Garage Operating Statement','Quincy Street Garage','2024-07-01','2025-06-30',cols,sheet='TTM')
def ex(m):
    o=[]
    for q in range(4): o+=m[q*3:q*3+3]+[round(sum(m[q*3:q*3+3]),2)]
    return o+[round(sum(m),2)]
pat=[1.02,1.0,.98,1.06,.99,1.08,.86,.88,.97,1.03,1.07,1.06]
def L(lab,ann,noise=.06,p=None,sign=1,flat=None):
    m=[flat]*12 if flat is not None else spread(R,ann,noise,p,cents=True)
    return s.l(lab,ex([sign*v for v in m]))
s.h('GROSS RECEIPTS'); a=[L('Transient parking',812400,.07,pat),L('Monthly parking',431000,.015),L('Validations',66300,.1,pat),L('Event parking',94800,.35,[.6,.5,1,1.3,1.2,.9,1.1,1.2,1.3,1.2,.9,.8]),L('Hotel valet - overnight',118900,.08,pat)]
g=s.t('Total Gross Receipts',a); gv=s.rows[g]['values']
tx=[];
m=[round(gv[c]*.125/1.125,2) for c in range(17) if c%4!=3 and c<16]
t1=s.l('Less: City parking tax',ex([-v for v in m])); t2=L('Less: Refunds and chargebacks',4100,.3,None,-1)
ne=s.t('Net Receipts',[g,t1,t2],key='total_income')
s.h('PAYROLL'); p=[L('Wages - attendants',226500,.04),L('Wages - manager',0,flat=5416.67),L('Payroll taxes',25800,.05,[1,1,1,.9,.9,.9,1.35,1.25,1.1,1,1,1]),L('Health and welfare',0,flat=3184.0),L("Workers' compensation",9700,.05)]
tp=s.t('Total Payroll',p)
s.h('OPERATING COSTS'); rep=[0,0,1840.5,0,612.75,0,0,2975.0,0,0,418.2,1266.4]
o=[L('Credit card fees',38600,.04,pat),L('Revenue control maintenance',0,flat=1450.0),s.l('Equipment repair',ex(rep)),L('Tickets and supplies',7350,.3),L('Uniforms',2120,.6),L('Utilities - telephone & data',6480,.03),L('Garage liability insurance',0,flat=2871.5),L('Claims / deductibles',6200,.9),L('Sweeping and power wash',14400,.2),L('Snow removal',5900,.2,[.0001,.0001,.0001,.0001,.5,2,3,3,1,.0001,.0001,.0001]) if 0 else s.l('Snow removal',ex([0,0,0,0,385.0,1240.0,2310.0,1985.0,640.0,0,0,0])),L('Bank and armored car',4980,.05),L('Licenses and permits',0,flat=96.25)]
to=s.t('Total Operating Costs',o)
s.h('MANAGEMENT FEES'); bf=L('Base fee',0,flat=4000.0); nv=s.rows[ne]['values']
inc=[round(max(0,nv[c]*.015),2) for c in range(16) if c%4!=3]; ic=s.l('Incentive fee',ex(inc)); tm=s.t('Total Management Fees',[bf,ic])
te=s.t('TOTAL EXPENSES',[tp,to,tm],key='total_operating_expenses')
s.t('NET OPERATING INCOME DUE OWNER',[ne,te],[1,-1],type='TOTAL',key='noi')
wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet('TTM'); wi=wb.add_worksheet('Rates & Counts')
F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':9,**k})
nf='#,##0.00_);(#,##0.00);"-"_)'
ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.freeze_panes(6,1); ws.set_column(0,0,30); ws.set_column(1,17,11.3)
ws.merge_range(0,0,0,5,'MERIDIAN PARKING SYSTEMS, INC.',F(bold=True,font_size=14,font_color='#00563F'))
ws.write(1,0,'Garage Operating Statement',F(bold=True,font_size=11)); ws.write(2,0,'Location: 417 - Quincy Street Garage (642 spaces)',F()); ws.write(3,0,'Twelve months ended June 30, 2025',F())
hd=dict(bold=True,bg_color='#00563F',font_color='white',align='center')
ws.write(5,0,'',F(**hd))
import datetime
mi=0
for c,t in enumerate(cols):
    if t in ms:
        ws.write_datetime(5,1+c,datetime.datetime(2024+(mi>5),(6+mi)%12+1,1),F(num_format='mmm-yy',**hd)); mi+=1
    else: ws.write(5,1+c,t,F(**{**hd,'bg_color':'#7FA99B' if t!='TTM' else '#00332A'}))
from xlsxwriter.utility import xl_rowcol_to_cell as cell
r=6; pos={}
for i,x in enumerate(s.rows):
    if x['type']=='HEADING': r+=1; ws.write(r,0,x['label'],F(bold=True,font_color='#00563F')); pos[i]=r; r+=1; continue
    pos[i]=r; T=x['type']!='LINE'; st={}
    if T: st=dict(bold=True,top=1)
    if x['type']=='TOTAL': st=dict(bold=True,top=1,bottom=6)
    ws.write(r,0,x['label'],F(indent=0 if T else 1,**st))
    for c,v in enumerate(x['values']):
        k={**st}; 
        if cols[c] not in ms: k['bg_color']='#EAF1EE'
        if cols[c]=='TTM': fo=f'={cell(r,4)}+{cell(r,8)}+{cell(r,12)}+{cell(r,16)}'
        elif cols[c] not in ms: fo=f'=SUM({cell(r,c-2)}:{cell(r,c)})'
        elif T: fo='='+''.join(('+' if gs>0 else '-')+cell(pos[q],1+c) for q,gs in zip(x['items'],x['signs']))
        else: fo=None
        if fo: ws.write_formula(r,1+c,fo,F(num_format=nf,**k),v)
        else: ws.write_number(r,1+c,v,F(num_format=nf,**k))
    r+=1
    if x['label'] in('Net Receipts','Total Payroll') or T: r+=0
for x in s.rows:   # zero prints as a dash
    x['values']=[None if (v==0) else v for v in x['values']]
wi.set_column(0,0,34)
for q,row in enumerate([('Posted rates (eff. 1/1/2025)','' ),('Up to 1 hour',12),('1 - 2 hours',19),('2 - 10 hours',28),('24 hour maximum',36),('Early bird (in by 8:30a)',17),('Monthly unreserved',245),('Monthly reserved',310),('',''),('Monthly parkers, June 2025',148),('Transient tickets, June 2025',3391)]): wi.write_row(q,0,[v for v in row if v!=''],F())
wb.close()
save(N,[s],'PARKING','OPERATING_STATEMENT_T12','parking operator TTM, quarter subtotals between months',True)
