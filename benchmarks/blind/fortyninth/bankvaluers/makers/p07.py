# Small owner's typewritten list: shops (yearly) and flats over (monthly)
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
NAME='Mercer_Block_rents_March.pdf'
SH=[('41','Halvorsen Shoe Repair','Sept. 30, 2027',14400),('43','Golden Ladle Noodle House','May 31, 2030',26100),('43½','empty since Xmas - was travel agency','',None),('45','Mercer Street Wash & Fold','December 31, 2026',21600),('47','Tri-Borough Beverage (corner)','June 30, 2028',33000)]
FL=[('41-2F','Ida Fairbourne','no lease',985),('41-2R','H. Umstead','Aug. 31, 2026',1050),('41-3','Ruiz-Ormsby family','Oct. 31, 2026',1475),('43-2F','Chas. Pruett','no lease',960),('43-2R','vacant','',None),('43-3','N. Delmonte + 1','April 30, 2026',1425),('45-2','Mrs. Gantry','no lease',840),('45-3','K. Inskeep / J. Froman','July 31, 2026',1500),('47-2','Zamorski','Jan. 31, 2027',1390),('47-3','Wm. Stallworth (son of owner)','no lease',700)]
import re
def p(s):
    if not s: return None
    if s=='no lease': return s
    mo,d,y=re.match(r'(\w+)\.? (\d+), (\d+)',s).groups(); k=[ 'Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec'].index(mo[:3])+1
    return f"{y}-{k:02d}-{int(d):02d}"
c=canvas.Canvas(docpath(NAME),pagesize=letter,invariant=1); y=[735]
def ln(s='',b=0): c.setFont('Courier-Bold' if b else 'Courier',10); c.drawString(60,y[0],s); y[0]-=15
L1=lambda a,b,d,v:ln(f"{a:<7}{b:<37}{d:<20}{v:>10}")
rows=[]
ln('MERCER STREET BLOCK  (41 - 47 Mercer)',1); ln('Rents for the month of March 2026'); ln('For Dunmore Cooperative Bank, attn. Commercial Loans'); ln()
ln('STORES',1); L1('No.','','lease until','per YEAR'); ln('-'*76)
for u,t,d,v in SH:
    L1(u,t,d,f"{v:,}" if v else '--'); e=v is None
    rows.append(dict(unit=u,section='STORES',tenantName=None if e else t,statusText='empty' if e else 'Occupied',leaseEndDate=p(d),annualRent=float(v) if v else None))
a=sum(x[3] or 0 for x in SH); L1('','','','-'*8); L1('','stores, a year','',f"{a:,}"); ln(); ln('APARTMENTS UPSTAIRS',1); L1('Apt.','','lease until','per MONTH'); ln('-'*76)
for u,t,d,v in FL:
    L1(u,t,d,f"{v:,}" if v else '--'); e=v is None
    rows.append(dict(unit=u,section='APARTMENTS UPSTAIRS',tenantName=None if e else t,statusText='vacant' if e else 'Occupied',leaseEndDate=p(d),contractRent=float(v) if v else None))
b=sum(x[3] or 0 for x in FL); L1('','','','-'*8); L1('','apartments, a month','',f"{b:,}"); L1('','apartments, a year','',f"{b*12:,}"); ln(); L1('','STORES AND APARTMENTS, A YEAR','',f"{a+b*12:,}"); ln()
for s in ('Stores pay own heat, water is split by frontage. Tenants upstairs pay','electric, we pay heat and hot water. Corner store pays half of any','increase in real estate tax over 2022. Garage in rear not rented,','I keep the truck there.','','                                        E. Dahl-Kettering, owner'): ln(s)
c.save()
rows[2]['statusText']='empty since Xmas - was travel agency'
finish(NAME,'MIXED_USE','Small owner\'s typewritten list in Courier; stores by the year, apartments by the month',True,'MERCER STREET BLOCK','2026-03',15,13,2,rows)
