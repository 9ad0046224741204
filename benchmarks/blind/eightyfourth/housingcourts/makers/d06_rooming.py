from common import *
import docx,subprocess,os
from docx.shared import Pt,Cm
from docx.enum.text import WD_ALIGN_PARAGRAPH as WA
r=random.Random(606); nm=Names(r)
N='Rooming House Room List - 212 Emerald St N.pdf'
d=docx.Document(); s=d.sections[0]; s.page_width,s.page_height=Cm(21.59),Cm(27.94); s.left_margin=s.right_margin=Cm(2); s.top_margin=Cm(1.8)
d.styles['Normal'].font.name='Liberation Serif'; d.styles['Normal'].font.size=Pt(10.5); d.styles['Normal'].paragraph_format.space_after=Pt(4)
def p(t,b=False,al=None,sz=None):
    q=d.add_paragraph(); x=q.add_run(t); x.bold=b
    if sz:x.font.size=Pt(sz)
    if al:q.alignment=al
p("Jaskulski Lodging (sole proprietor)",True,WA.CENTER,14); p("212 Emerald Street North, Hamilton, Ontario   Licence LH-0418",False,WA.CENTER)
p("15 September 2026"); p("To: Steelport Credit Union, Mortgage Renewals\nRe: Room list and rents, as of September 1, 2026")
p("As you asked, here is who lives in each room and what they pay. Every room is furnished and all utilities are in the rent. Kitchen and baths are shared except where it says.")
hd=["Room","Floor","Kind","Roomer","Came","Rent per week","Rent per month","Key dep.","Owes now"]
t=d.add_table(rows=1,cols=9); t.style='Table Grid'; t.autofit=False
W=[1.5,2.1,2.2,3.3,1.9,1.6,1.9,1.3,1.9]
for i,w_ in enumerate(W): t.columns[i].width=Cm(w_)
def fill(cells,vals,b=False):
    for i,(c,v) in enumerate(zip(cells,vals)):
        c.width=Cm(W[i]); c.text=''; x=c.paragraphs[0]; g=x.add_run(v); g.bold=b; g.font.size=Pt(9.5); x.paragraph_format.space_after=Pt(1)
        if i>4: x.alignment=WA.RIGHT
fill(t.rows[0].cells,hd,True)
fl=["Ground"]*4+["Second"]*6+["Third"]*5+["Basement"]*2; rows=[]; VT=(6,13)
for i,f in enumerate(fl):
    u=str(i+1) if i<15 else "B"+str(i-14); k="Room" if i not in(0,9) else "Bed-sitting, own bath"
    cs=t.add_row().cells
    if i in VT:
        fill(cs,[u,f,k,"empty","","","","",""]); rows.append(row(unit=u,unitType=k,statusText="empty")); continue
    n=nm(); a=rdate(r,D(2012,1,1),D(2026,8,1)); wk=r.random()<.35; mo=r.choice([575,600,625,640,675])+(140 if k!="Room" else 0); w=None
    if wk: w=r.choice([140,145,150,155]); mo=round(w*52/12,2)
    dep=r.choice([20,20,25,0]); o=r.choice([0,0,0,0,150,290])
    fill(cs,[u,f,k,n,f"{a:%b} {a.year}",f"${w}" if w else "",f"${mo:,.2f}",f"${dep}" if dep else "none",f"${o}.00" if o else "nil"])
    rows.append(row(unit=u,unitType=k,tenantName=n,statusText='Occupied',moveInDate=f"{a:%b} {a.year}",contractRent=float(mo),deposit=dep or None,balance=o or None))
T=round(sum(x.get('contractRent',0) for x in rows),2); DT=sum(x.get('deposit',0) for x in rows); O=sum(x.get('balance',0) for x in rows)
cs=t.add_row().cells; m=cs[0].merge(cs[4]); 
for i,v in ((0,"15 rooms let of 17"),(6,f"${T:,.2f}"),(7,f"${DT}"),(8,f"${O:,}.00")):
    c=cs[i]; c.text=''; x=c.paragraphs[0]; g=x.add_run(v); g.bold=True; g.font.size=Pt(9.5); x.paragraph_format.space_after=Pt(1)
    if i>4:x.alignment=WA.RIGHT
p(""); p("Weekly roomers are put at 52 weeks over 12 for the month. I live next door at 214, which is not part of this list."); p("Yours truly,\n\n\nS. Jaskulski")
pth='build/blind/makers/'+N[:-4]+'.docx'; d.save(pth)
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir',ROOT+'/documents',pth],check=True,capture_output=True); os.remove(pth)
save(N,'MULTIFAMILY','letter with word-processor table, rooming house, weekly and monthly rents',True,dict(propertyName='212 Emerald Street North',asOnDate='2026-09-01',units=17,occupied=15,vacant=2,sheet=None,planted=None,rows=rows),[('contractRent',T),('deposit',DT),('balance',O)])
