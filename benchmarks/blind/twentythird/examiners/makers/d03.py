# typewritten statement of income and retained earnings, marina (scan redone as text)
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
s=St('Statements of Income and Retained Earnings','Gull Harbor Marina, Inc.',None,'2023-12-31',['2023','2022'])
s.h('REVENUES');
rv=[s.l(n,v) for n,v in [('Wet slip rentals',[684215,651840]),('Dry rack storage',[238760,229415]),('Winter haul-out and storage',[171325,168050]),('Fuel sales',[512488,559730]),('Ship\'s store and ice',[93617,88204]),('Repair yard labor',[146590,121365])]]
tr=s.t('Total revenues',rv,key='total_income')
s.h('COST OF SALES');cs=[s.l('Fuel',[441206,489117]),s.l('Store merchandise',[58944,56310]),s.l('Yard parts and subcontractors',[61873,54028])]
tc=s.t('Total cost of sales',cs);gp=s.t('Gross profit',[tr,tc],[1,-1])
s.h('OPERATING EXPENSES');ex=[s.l(n,v) for n,v in [('Salaries and wages',[288140,271905]),('Payroll taxes and benefits',[51635,48220]),('Submerged land lease',[36000,36000]),('Dock repairs and dredging',[88412,42190]),('Insurance',[79350,66815]),('Utilities',[57208,54633]),('Property taxes',[61940,60117]),('Advertising and office',[22486,24071]),('Professional fees',[41775,12850])]]
te=s.t('Total operating expenses',ex,key='total_operating_expenses')
no=s.t('Income from operations before depreciation',[gp,te],[1,-1],key='noi')
s.h('OTHER (INCOME) AND DEDUCTIONS');od=[s.l('Depreciation',[143600,148225]),s.l('Interest expense',[187340,169412]),s.l('Gain on sale of lift truck',[-14500,None])]
to=s.t('Total other deductions, net',od)
ni=s.t('NET INCOME',[no,to],[1,-1],key='net_income')
v22=s.rows[ni]['values'][1];dv=[60000,85000];b22=413877;e22=b22+v22-dv[1]
rb=s.l('RETAINED EARNINGS, beginning of year',[e22,b22]);ds=s.l('Dividends paid',[-dv[0],-dv[1]])
s.t('RETAINED EARNINGS, end of year',[ni,rb,ds],typ='TOTAL')
L=[]
def cen(t): L.append(t.center(78).rstrip())
cen('GULL HARBOR MARINA, INC.');cen('STATEMENTS OF INCOME AND RETAINED EARNINGS');cen('Years Ended December 31, 2023 and 2022');cen('(Unaudited - see accountant\'s compilation report)');L+=['',' '*52+'2023'.rjust(10)+'  '+'2022'.rjust(12),' '*51+'-'*11+'   '+'-'*11]
first=True
def n(v,d=False):
    t='     -     ' if v is None else (f'({-v:,})' if v<0 else f'{v:,} ')
    t=t.rjust(11); return ('$'+t[1:]) if d else t
for i,(r) in enumerate(s.rows):
    if r['rowType']=='HEADING': L+=['',r['label']];continue
    lab=r['label'];ind='    ' if r['rowType']=='LINE' and 'RETAINED' not in lab else ('        ' if lab.startswith('Total') else '')
    if r['rowType']!='LINE': L.append(' '*51+'-'*11+'   '+'-'*11)
    d=first or lab in('NET INCOME',) or lab.endswith('end of year');first=False
    L.append((ind+lab).ljust(51)+n(r['values'][0],d)+'   '+n(r['values'][1],d))
    if lab.endswith('end of year'): L.append(' '*51+'='*11+'   '+'='*11)
    if lab in('Gross profit','NET INCOME','Income from operations before depreciation'): L.append('')
L+=['','Substantially all disclosures required by the income tax basis are omitted.',' '*37+'-3-']
N='03_gull_harbor_income_re.pdf';W,H=letter
c=canvas.Canvas(D(N),pagesize=letter);c.setFillGray(.18);y=H-52
for k,t in enumerate(L):
    c.setFont('Courier',9.3);c.drawString(70+(k%3)*.4,y,t);y-=(H-100)/len(L) if len(L)>58 else 11.4
c.save()
save(N,[s],'OTHER','OPERATING_STATEMENT','typewritten comparative income and retained earnings, marina',False)
