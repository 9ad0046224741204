# audited-style balance sheet + cash flow, senior housing, PDF, one page each
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
P='Harrow Glen Retirement Community, LLC'
b=S('Balance Sheets',P,None,'2024-12-31',['2024','2023'],nd=0,page=1,dash=True); b.title='Balance Sheets (balance sheet)'; b.title='Balance Sheets'
A={}
def L(l,x,y,i=2): A[l]=b.line(l,[x,y],None,i); return A[l]
b.head('ASSETS',ind=0); b.head('Current assets',ind=0)
ca=b.tot('Total current assets',[L('Cash and cash equivalents',1284611,1107392,1),L('Restricted cash - resident deposits',216450,204900,1),L('Accounts receivable, less allowance of $41,200 and $36,750',388974,342118,1),L('Prepaid expenses and other',97330,118264,1)],ind=1)
b.head('Property and equipment',ind=0)
gp=b.tot('Gross property and equipment',[L('Land',2910000,2910000,1),L('Buildings and improvements',31846220,31402870,1),L('Furniture, fixtures and equipment',2733915,2588407,1),L('Vehicles',164820,164820,1)],ind=1)
ad=L('Less accumulated depreciation',-9218446,-8104237,1)
npe=b.tot('Property and equipment, net',[gp,ad],ind=1)
b.head('Other assets',ind=0)
oa=b.tot('Total other assets',[L('Replacement reserve - lender held',512780,431066,1),L('Tax and insurance escrows',188340,201775,1)],ind=1)
ta=b.tot('Total assets',[ca,npe,oa],type='TOTAL',key='total_assets')
b.head("LIABILITIES AND MEMBERS' EQUITY"); b.head('Current liabilities',ind=0)
cl=b.tot('Total current liabilities',[L('Accounts payable',264118,301945,1),L('Accrued payroll and benefits',331207,298660,1),L('Accrued interest',88420,89915,1),L('Deferred revenue - prepaid rents',142866,97310,1),L('Current portion of mortgage note payable',418300,398700,1)],ind=1)
b.head('Long-term liabilities',ind=0)
ll=b.tot('Total long-term liabilities',[L('Mortgage note payable, less current portion',20147900,20566200,1),L('Less unamortized debt issuance costs',-186540,-219460,1),L('Resident deposits and entrance fees',216450,204900,1)],ind=1)
tl=b.tot('Total liabilities',[cl,ll],ind=1,key='total_liabilities')
T=b.rows[ta]['values']; X=b.rows[tl]['values']
eq=b.line("Members' equity",[T[0]-X[0],T[1]-X[1]],None,0); b.keys['total_equity']=eq; b.rows[eq]['type']='LINE'
b.tot("Total liabilities and members' equity",[tl,eq],type='TOTAL')
v=lambda l:b.rows[A[l]]['values']; d=lambda l:v(l)[0]-v(l)[1]
# cash flows
f=S('Statements of Cash Flows',P,'2024-01-01','2024-12-31',['2024','2023'],nd=0,page=2,dash=True)
F=lambda l,x,y,i=1:f.line(l,[x,y],None,i)
dep=-d('Less accumulated depreciation'); am=d('Less unamortized debt issuance costs')
dist=-900000; ni=(T[0]-X[0])-(T[1]-X[1])-dist
f.head('Cash flows from operating activities')
o=[F('Net income',ni,611284),]
f.head('Adjustments to reconcile net income to net cash provided by operating activities:',ind=1)
o+=[F('Depreciation',dep,1087652,2),F('Amortization of debt issuance costs',am,32920,2),F('Provision for credit losses',4450,0,2)]
f.head('Changes in operating assets and liabilities:',ind=1)
o+=[F('Accounts receivable',-d('Accounts receivable, less allowance of $41,200 and $36,750')-4450,-21806,2),F('Prepaid expenses and other',-d('Prepaid expenses and other'),-9417,2),F('Accounts payable',d('Accounts payable'),44270,2),F('Accrued payroll and benefits',d('Accrued payroll and benefits'),12385,2),F('Accrued interest',d('Accrued interest'),-1430,2),F('Deferred revenue',d('Deferred revenue - prepaid rents'),8960,2),F('Resident deposits and entrance fees',d('Resident deposits and entrance fees'),-6300,2)]
a=f.tot('Net cash provided by operating activities',o,ind=1)
gpd=b.rows[gp]['values']; 
f.head('Cash flows from investing activities')
i_=f.tot('Net cash used in investing activities',[F('Purchases of property and equipment',-(gpd[0]-gpd[1]),-402915),F('Deposits to replacement reserve, net',-d('Replacement reserve - lender held'),-74020),F('Tax and insurance escrows, net',-d('Tax and insurance escrows'),11640)],ind=1)
f.head('Cash flows from financing activities')
mp=d('Current portion of mortgage note payable')+d('Mortgage note payable, less current portion')
fi=f.tot('Net cash used in financing activities',[F('Principal payments on mortgage note',mp,-380050),F('Member contributions',0,150000),F('Distributions to members',dist,-850000)],ind=1)
n=f.tot('Net increase in cash, cash equivalents and restricted cash',[a,i_,fi],type='TOTAL',key='net_cash_flow')
e=[v('Cash and cash equivalents')[k]+v('Restricted cash - resident deposits')[k] for k in (0,1)]; nv=f.rows[n]['values']
bg=F('Cash, cash equivalents and restricted cash, beginning of year',e[0]-nv[0],e[1]-nv[1],0); assert e[0]-nv[0]==e[1],(e,nv)
f.tot('Cash, cash equivalents and restricted cash, end of year',[n,bg],type='TOTAL')
f.head('Supplemental disclosure of cash flow information'); F('Cash paid during the year for interest',1071346,1090218)
fn='harrow_glen_financials_2024.pdf'; W,H=letter; cv=canvas.Canvas(f'{D}/documents/{fn}',pagesize=letter,invariant=1)
for s,sub in ((b,'December 31, 2024 and 2023'),(f,'Years Ended December 31, 2024 and 2023')):
    cv.setFont('Times-Bold',12)
    for k,t in enumerate([P.upper(),s.title.upper() if 0 else s.title,sub]): cv.drawCentredString(W/2,H-60-15*k,t)
    cv.line(60,H-98,W-60,H-98); y=H-116; cv.setFont('Times-Bold',10)
    for xx,t in ((460,'2024'),(545,'2023')): cv.drawRightString(xx,y,t); cv.line(xx-60,y-3,xx,y-3)
    y-=18; first=True
    for r in s.rows:
        cv.setFont('Times-Bold' if r['type'] in('HEADING','TOTAL') and r['ind']==0 else 'Times-Roman',9.5)
        if r['type']=='HEADING' and r['ind']==0: y-=4
        l=r['label']; xi=62+14*r['ind']
        if len(l)>66: 
            k=l.rfind(' ',0,60); cv.drawString(xi,y,l[:k]); y-=11; xi+=10; l=l[k+1:]
        cv.drawString(xi,y,l)
        if r['values']:
            for xx,q in zip((460,545),r['values']):
                t=c(q,0,zero='-'); cv.drawRightString(xx+(3 if t.endswith(')') else 0),y,t)
                if first or r['type']=='TOTAL': cv.drawString(xx-62,y,'$')
                if r['items']: cv.setLineWidth(.5); cv.line(xx-60,y+9,xx,y+9)
                if r['type']=='TOTAL' and 'Net inc' not in r['label']: cv.line(xx-60,y-2.5,xx,y-2.5); cv.line(xx-60,y-4.5,xx,y-4.5)
            first=False
        y-=13.4 if not r['items'] else 17
    cv.setFont('Times-Italic',9); cv.drawCentredString(W/2,44,'The accompanying notes are an integral part of these financial statements.'); cv.drawCentredString(W/2,28,'- %d -'%(3 if s is b else 6)); cv.showPage()
cv.save(); save(fn,[b,f],'SENIOR_HOUSING','BALANCE_SHEET','accountant-prepared comparative balance sheet and indirect cash flow, a page each','yes')
