import random,datetime as dt
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
fn='uncle_letter_mill_street.pdf'
D=[("Shop, left","Kowalke Shoe Repair",720,None,"month to month"),("Shop, right","Three Sisters Bakery",1150,2000,"June 30, 2027"),("Apt 1","Mr. E. Tillery",640,600,"month to month"),("Apt 2","Lorna Pruitt",715,700,"May 31, 2025"),("Apt 3","vacant",None,None,None),("Apt 4","H. & J. Szymczak",735,700,"Oct 31, 2024"),("Apt 5","Miss Okafor",690,690,"Feb 28, 2025"),("Apt 6","Wendell Zamora",705,700,"month to month"),("Garage","Kowalke (his van)",80,None,"month to month")]
c=canvas.Canvas(out(fn),pagesize=letter,invariant=1);y=[735]
def t(s='',dx=0):
    c.setFont('Courier',10.5);c.drawString(66+dx,y[0],s);y[0]-=14.5
t("Walter J. Brandvold");t("Rural Route 2, Box 118");t("Decorah, Iowa");t();t("September 5, 2024",330);t();t("Dear Ingrid,");t()
for s in ["You asked again for who is in the Mill Street building and what they","pay. This is how it stands on the first of September 2024. The rents","are by the month. I hold the deposits in the savings at the bank.",""]:t(s)
t("                                  Rent   Deposit");t("                               a month      held  Lease runs to");t()
rows=[];S=E=0
for u,n,r,d,l in D:
    t(f"{u:<13}{n:<21}"+(f"{r:>4,}".rjust(6) if r else ' '*6)[-6:].rjust(4)+(f"{d:,}" if d else '').rjust(9)+"  "+(l or ''))
    S+=r or 0;E+=d or 0
    if n=='vacant': rows.append(R(unit=u,statusText='vacant'));continue
    le=l if l.startswith('month') else dt.datetime.strptime(l.replace('June','Jun').replace('May','May'),'%b %d, %Y').date()
    rows.append(R(unit=u,tenantName=n,statusText='Occupied',contractRent=r,deposit=d,leaseEndDate=le))
t("                                 -----     -----");t(f"{'Altogether':<34}{S:>6,}{E:>9,}");t()
for s in ["Apartment 3 has been empty since the Nettles girl moved out in July.","I am painting it myself and would ask $725. The bakery goes up to","$1,200 on July 1, 2025, that is in their paper.","","The garage is behind the shop, I do not count it with the eight","rentals (two shops, six apartments, one of them empty).","","The boiler man was here, no bill yet.","","                              Your uncle,","","","                              Walter"]:t(s)
for r in rows:
    if r['unit']=='Shop, right': r['rentSteps']=[{"date":"2025-07-01","amount":1200}]
    if r['unit']=='Apt 3': r['marketRent']=725
c.save()
save(fn,'MIXED_USE','typewritten letter with a table, notes after',True,None,'2024-09-01',rows,8,7,1)
