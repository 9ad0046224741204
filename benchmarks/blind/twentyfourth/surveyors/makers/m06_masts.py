from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
R=random.Random(606);F='TRMPS_TELECOMS_RENTAL_LIST.pdf'
c=canvas.Canvas(doc(F),pagesize=landscape(A4));W_,H=landscape(A4)
y=H-40;L=[]
def w(s,b=0):
    global y
    c.setFont('Courier-Bold' if b else 'Courier',9.55);c.drawString(36,y,s);y-=10
hd='%-8s %-24s %-30s %-10s %-10s %-4s %12s %12s %10s'%('SITE REF','SITE','OPERATOR','START','EXPIRY','FREQ','RENT P.A.','RENT DUE','ARREARS')
w('UPLAND ESTATES (MASTS) LTD                    RENTAL LIST - TELECOMS SITES                         RUN 02/05/25 14:07  PAGE 1',1)
w('QUARTER DAY: 25/03/25   CLIENT: UPL01   STATUS AT 25 MARCH 2025');w('');w(hd,1);w('-'*132)
ops=['SKYLARK TOWERS LTD','BORDER MAST CO LTD','CELLREACH (UK) LTD','HILLTOP RADIO LTD']
sites=['HIGH FELL FARM','CROFT WATER TOWER','BEACON HILL','STONEGATE EXCHANGE','OLD QUARRY TOP','LADY WOOD','MILL ROOFTOP','CASTLE MOUND','A66 LAYBY VERGE','SALTER RIDGE','NORTH SILO','ST ANNES SPIRE','PIKE LAW']
rows=[];TA=TD=TR=0;v=0
for i,s in enumerate(sites):
    u='M%03d'%(11+i*3)
    if i in(4,10):
        w('%-8s %-24s %-30s'%(u,s,'** VOID **'));rows.append(dict(unit=u,propertyName=s,statusText='** VOID **'));v+=1;continue
    st=d(R.randint(2008,2022),R.choice([3,6,9,12]),25);en=last(addy(st,R.choice([20,25])));f=R.choice('QQHA');an=R.randrange(2200,9800,50)+.0;due={'Q':an/4,'H':an/2,'A':0}[f];ar=R.choice([0,0,0,round(due,2)]);op=R.choice(ops)
    w('%-8s %-24s %-30s %-10s %-10s %-4s %12s %12s %10s'%(u,s,op,st.strftime('%d/%m/%y'),en.strftime('%d/%m/%y'),f,f'{an:,.2f}',f'{due:,.2f}',f'{ar:,.2f}'))
    r=dict(unit=u,propertyName=s,tenantName=op,statusText='Occupied',leaseStartDate=str(st),leaseEndDate=str(en),annualRent=an,balance=ar)
    if i%4==1:
        rv=d(2026,R.choice([3,6]),24);w(' '*9+'REVIEW %s  (RPI, UPWARD ONLY)   SITE SHARE 40%% PAYAWAY'%rv.strftime('%d/%m/%y'))
    rows.append(r);TA+=an;TD+=due;TR+=ar
w('-'*132);w('%-91s %12s %12s %10s'%('CLIENT TOTAL',f'{TA:,.2f}',f'{TD:,.2f}',f'{TR:,.2f}'),1);w('');w('SITES %d    LET %d    VOID %d'%(len(sites),len(sites)-v,v));w('FREQ: Q=QUARTERLY IN ADVANCE  H=HALF-YEARLY  A=ANNUALLY (NEXT DUE 29/09/25)');w('*** END OF LIST ***')
c.save()
save(F,'OTHER','Tramps-like Courier rental list of telecom sites',True,propertyName=None,asOnDate='2025-03-25',units=13,occupied=13-v,vacant=v,rows=rows,totals=dict(annualRent=TA,balance=round(TR,2)))
