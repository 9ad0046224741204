from common import *
from reportlab.pdfgen import canvas
n="Rasmund_Estate_Orchard_St.pdf"
D=[("1-Front","Castorena, Luis & Pilar",925,900,"Aug 2016","month-to-month",""),
("1-Rear","Mossberger, Ada",880,880,"2/1/2022","1/31/2026",""),
("2-Front","Holt, Denise (niece)",350,0,"6/15/2009","none written","niece of decedent; pays by agreement, see note B"),
("2-Rear","VACANT",None,None,None,None,"last tenant out 1/31/25; needs flooring"),
("3-Front","Gundersen, Paul",940,900,"10/1/2021","9/30/2025","2 months behind, see note C"),
("3-Rear","Ungar, T. & Wexcombe, R.",965,965,"5/1/2024","4/30/2025",""),
("Attic","Pellerin, Odile",610,500,"11/1/2018","month-to-month",""),
("Cottage","Brackley, Family",1150,1150,"7/1/2023","6/30/2026","pays own heat"),
("Garage E","Castorena, Luis",65,None,None,"month-to-month",""),
("Garage W","Dr. H. Ivarsen",75,None,None,"month-to-month","not a tenant of the house; stores a car")]
tot=sum(d[2] or 0 for d in D); dep=sum(d[3] or 0 for d in D)
L_=["                          KESTREL & DOWNE, ATTORNEYS AT LAW","                         41 Court Square, Pomfret Falls, Ohio","",
"April 2, 2025","","Estate of Wilhelmina K. Rasmund, deceased          Probate No. 25-ES-0417","Schedule B-2:  Rents of real property","",
"PROPERTY:  118 Orchard Street, Pomfret Falls  (main house and cottage)","",
"The Executor states that on the date of death, March 14, 2025, the property","was let as follows.  Of the eight dwelling units seven were occupied and one",
"was empty.  The two garage bays are let separately.","",
f"{'UNIT':<10}{'TENANT':<26}{'RENT':>8}{'SECURITY':>10}  {'IN SINCE':<11}{'LEASE ENDS':<15}",
f"{'':<10}{'':<26}{'PER MO.':>8}{'HELD':>10}","-"*84]
for u,t,r,s,i,e,m in D:
    L_.append(f"{u:<10}{t:<26}{(f'{r:,.2f}' if r is not None else ''):>8}{(f'{s:,.2f}' if s is not None else ''):>10}  {i or '':<11}{e or '':<15}".rstrip())
    if m: L_.append(" "*12+"- "+m)
L_+=["-"*84,f"{'':<10}{'Total monthly, all spaces':<26}{tot:>8,.2f}{dep:>10,.2f}","",
"Notes.","A.  Rents are due on the first.  Deposits are in a savings account at the","    Pomfret Building & Loan, passbook in our file.",
"B.  Mrs. Holt has had the second floor front since 2009.  A fair rent would be","    about $950; the Executor takes no position.",
"C.  Mr. Gundersen owed $1,880.00 at the date of death.  He has since paid $400.00.","",
"                                     Respectfully,","","","                                     Marian Teague, Paralegal"]
c=canvas.Canvas(doc(n),pagesize=(612,792)); c.setFont("Courier",9.5); y=740
for l in L_: c.drawString(60,y,l); y-=12.6
c.save()
import datetime
def iso(x):
    try: return datetime.datetime.strptime(x,"%m/%d/%Y").strftime("%Y-%m-%d")
    except Exception: return x
rows=[]
for u,t,r,s,i,e,m in D:
    v=t=="VACANT"
    rows.append(dict(unit=u,tenantName=None if v else t,statusText="VACANT" if v else "Occupied",contractRent=r,deposit=s,moveInDate=iso(i),leaseEndDate=iso(e)))
save(n,"MULTIFAMILY","typed probate schedule in Courier, letter with notes, remarks under rows","prose counts; garages as rows; remarks lines between; date of death vs letter date","118 Orchard Street","2025-03-14",8,7,1,rows,totals=dict(contractRent=tot,deposit=dep))
