from common import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter
N='bancroft_alley_garages.pdf';r=random.Random(77);nm=names(r,40,lambda a,b:f'{a[0]}. {b}');nm[3]='Perrault Bros. Paving';nm[17]='Unity Cab Assn'
c=canvas.Canvas(f'{R}/documents/{N}',pagesize=letter);rows=[];L=[]
for i in range(1,33):
    kind='Double' if i in(1,16,17,32) else 'Single'
    if i in(11,26):L.append(f'{i:>3}  {"VACANT":<23}{kind:<9}');rows.append(dict(unit=str(i),unitType=kind,statusText='VACANT'));continue
    rent=210 if kind=='Double' else r.choice([110,110,115,120]);dep=r.choice([110,100,0]);own=r.choice([0,0,0,0,rent,rent*2]);s=D(r.randint(2008,2025),r.randint(1,8),1)
    L.append(f'{i:>3}  {nm[i]:<23}{kind:<9}{s:%m/%Y}{rent:>10.2f}{dep:>10.2f}{own:>10.2f}  {"see note" if own>rent else ""}')
    rows.append(dict(unit=str(i),tenantName=nm[i],unitType=kind,statusText='Occupied',moveInDate=f'{s:%m/%Y}',contractRent=rent,deposit=dep,balance=own))
T=['BANCROFT ALLEY GARAGES (rear of 210-258 Bancroft St.)','Rent list for August, 2025','Kept by the Bancroft Alley Owners Association','','                                              Rent       Key      Owed','No.  Renter                 Size      Since   p/month    deposit   8/31/25','']
T+=L+['',f'     TOTAL, 32 garages, 30 let {"":<14}{S(rows,"contractRent"):>9,.2f}{S(rows,"deposit"):>10,.2f}{S(rows,"balance"):>10,.2f}','','note: two or more months behind; lock-out letter sent by counsel Aug. 20.','','','Signed ...........................   F. Ingleby-Marsh, Treasurer','       Sworn before me this 4th day of September, 2025   ................... Notary']
t=c.beginText(60,740);t.setFont('Courier',9.5);t.setLeading(13.2)
for x in T:t.textLine(x)
c.drawText(t);c.save()
save(N,'PARKING','typewriter list, no rules',False,dict(propertyName='Bancroft Alley Garages',asOnDate='2025-08',units=32,occupied=30,vacant=2,rows=rows))
