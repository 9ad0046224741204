from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
r=random.Random(8301); N=Names(r); name='affidavit_kosciuszko_ave.pdf'
apts=['1-Front','1-Rear','2-Front','2-Rear','3-Front','3-Rear','Attic','Basement','Garage #1','Garage #2']
rms=['5','4','5','4','5','4','2','3','','']
rent=[825,760,850,760,None,775,540,595,75,75]
arr=[0,1520,0,0,None,387.5,0,1190,0,0]
lease=[('6/1/24','5/31/25'),None,('9/1/24','8/31/25'),None,None,('11/1/24','10/31/25'),None,None,None,None]
dep=[825,700,850,725,None,775,500,0,0,0]
moved=['6/1/24','3/15/19','9/1/21','7/1/16',None,'11/1/22','4/1/23','2/1/24','9/1/21','10/1/23']
rows=[];tn=[]
c=canvas.Canvas(D+name,pagesize=letter); y=750
def L(s='',b=False):
    global y
    c.setFont('Courier-Bold' if b else 'Courier',10); c.drawString(54,y,s); y-=13
L('IN THE CITY COURT, HOUSING DIVISION'); L('COUNTY OF STANWICK'); L('-'*40)
L('PULASKI FLATS REALTY, L.L.C.,          )'); L('                 Plaintiff,            )     Docket No. 25-HC-01877'); L('       v.                              )'); L('R. OKONTA, et al.,                     )     AFFIDAVIT OF RENTS'); L('                 Defendants.           )'); L('-'*40); L()
for s in ['     Lorna Whitlock, being first duly sworn, deposes and says that she is',
'the managing member of Plaintiff, owner of the premises known as 2214-2216',
'Kosciuszko Avenue, an eight (8) family dwelling with two garage stalls, and',
'that the following is a true and complete list of the occupants, the rents',
'reserved, and the amounts past due as of February 28, 2025:']: L(s)
L()
L('                                 MOVED    LEASE EXPIRES MONTHLY              PAST')
L('APT.       RMS  OCCUPANT         IN       (IF WRITTEN)      RENT  DEPOSIT       DUE')
L('---------  ---  ---------------  -------  ------------  --------  -------  --------')
def p(d):
    if not d: return None
    m,dd,yy=d.split('/'); return f'20{yy}-{int(m):02}-{int(dd):02}'
for i,a in enumerate(apts):
    vac=rent[i] is None
    t='VACANT' if vac else ('W. Nordquist' if a in('2-Front','Garage #1') else ('H. & T. Ibarra' if a=='3-Rear' else N('{i}. {l}')))
    if a=='1-Rear': t='R. Okonta'
    le=lease[i][1] if lease[i] else ('' if vac else 'mo. to mo.')
    L(f"{a:<9}  {rms[i]:>2}   {t:<15}  {moved[i] or '':<7}  {le:<12}  {'' if vac else m2(rent[i]):>8}  {'' if vac else m2(dep[i]):>7}  {'' if vac else m2(arr[i]):>8}".rstrip())
    rows.append(dict(unit=a,tenantName=None if vac else t,statusText='VACANT' if vac else 'Occupied',contractRent=rent[i],deposit=dep[i],balance=arr[i],
      moveInDate=p(moved[i]),leaseEndDate=(p(le) if lease[i] else (None if vac else 'mo. to mo.'))))
S=lambda k:sum(x[k] or 0 for x in rows)
L(' '*53+' --------  -------  --------')
L(f"{'TOTAL':<52}  {m2(S('contractRent')):>8}  {m2(S('deposit')):>7}  {m2(S('balance')):>8}".replace('TOTAL','TOTAL'))
L()
for s in ['     Apartment 3-Front has been vacant since November 2024 and is being',
'painted; it last rented for less than the above units and no rent is claimed.',
'     Heat is furnished by the occupants.  Water and sewer are paid by Plaintiff.',
'     Further affiant sayeth naught.','','','                                   ______________________________','                                   Lorna Whitlock, Managing Member','',
'     Sworn to before me and subscribed in my presence this 4th day of','March, 2025.','','                                   ______________________________','                                   Notary Public']: L(s)
c.save()
save(name,dict(propertyName='2214-2216 Kosciuszko Avenue',asOnDate='2025-02-28',units=None,occupied=None,vacant=1,rows=rows),'MULTIFAMILY','typed court affidavit with arrears')
