from common import *
from fpdf import FPDF
def make():
    fn="Receivers_Second_Report_Exhibit_B.pdf"; r=random.Random(SEED+4); nm=Names(r)
    FD=os.path.join(HERE,"lo/usr/share/fonts/truetype/liberation/")
    class P(FPDF):
        def header(s):
            s.set_font("Times","",8); s.set_text_color(0,0,150); s.set_xy(15,6)
            s.cell(0,4,f"Case 2:24-cv-03317-RMB   Document 41-2   Filed 02/14/25   Page {s.page_no()} of {{nb}}   PageID.612",align="C"); s.set_text_color(0); s.set_xy(s.l_margin,18)
        def footer(s):
            s.set_y(-14); s.set_font("Times","I",8); s.cell(0,4,"Receiver's Second Report - Exhibit B",align="C")
    p=P("P","mm","letter"); p.set_margins(17,18,17); p.set_auto_page_break(False); p.set_creation_date(dt.datetime(2025,2,14,tzinfo=dt.timezone.utc))
    p.add_page(); p.set_font("Times","B",12)
    p.cell(0,6,"UNITED STATES DISTRICT COURT",align="C",new_x="LMARGIN",new_y="NEXT"); p.cell(0,6,"EASTERN DISTRICT OF ARDMORE",align="C",new_x="LMARGIN",new_y="NEXT"); p.ln(6)
    y=p.get_y(); p.set_font("Times","",11)
    p.multi_cell(88,5.2,align="L",text="MERIDIAN SAVINGS TRUST COMPANY, as trustee,\n                          Plaintiff,\n        v.\nWILLOW BEND PARTNERS II, LLC, et al.,\n                          Defendants."); y2=p.get_y(); p.line(106,y,106,y2); p.line(17,y2+1,106,y2+1)
    p.set_xy(112,y+6); p.multi_cell(80,5.2,align="L",text="Civil Action No. 2:24-cv-03317\n\nEXHIBIT B TO RECEIVER'S SECOND REPORT:\nTENANCIES AND RENTS"); p.set_xy(17,y2+9)
    p.multi_cell(0,5.6,"        1.   The Receiver took possession of the real property known as Willow Bend Apartments, 900 Tannery Road (the \"Property\"), on November 4, 2024. The former manager delivered no tenant files for Building 3. The table at B-1 was assembled from leases found on site, tenant estoppels and door-to-door canvassing.",new_x="LMARGIN",new_y="NEXT"); p.ln(2)
    p.multi_cell(0,5.6,"        2.   The tables speak as of January 31, 2025. \"Rent\" is the monthly rent fixed by the lease or, where no lease was found, the monthly amount the occupant has in fact agreed with the Receiver to pay. \"Arrears\" includes sums that fell due before the appointment.",new_x="LMARGIN",new_y="NEXT"); p.ln(2)
    units=[]
    for b in (1,2,3):
        for fl in (1,2):
            for k in range(1,9):
                u=f"{b}{fl}{k:02d}"; units.append((b,u,"2BR/1BA" if k in (1,4,5,8) else "1BR/1BA" if k!=3 else "2BR/1.5BA"))
    vacset=set(r.sample([u for _,u,_ in units],9)); nolease=set(r.sample([u for b,u,_ in units if b==3 and u not in vacset],3))
    base={"1BR/1BA":765,"2BR/1BA":890,"2BR/1.5BA":935}; ask={"1BR/1BA":825,"2BR/1BA":965,"2BR/1.5BA":1010}
    rows=[]; occ=[]; vac=[]
    notes=["Partial payments under stipulation.","Court date 02/26/25 (summary process).","Section 8 voucher; PHA portion current.","Reports no heat since December; rent escrowed."]
    for b,u,t in units:
        if u in vacset:
            cond=r.choice(["Rent ready","Needs paint and carpet","Down - water damage","Down - no furnace","Stripped of appliances"])
            vo=D(2024,r.randint(3,12),r.choice([15,28,30])); vac.append(dict(unit=u,building=str(b),unitType=t,statusText="Vacant",section="B-2. Vacant apartments",moveOutDate=iso(vo),marketRent=float(ask[t]),_c=cond,_vo=vo))
        else:
            rent=base[t]+r.choice([-40,-25,0,0,10,25,35]); n=nm.fl()
            if r.random()<.15: n=n+" and "+nm.pair()[0]+" "+n.split(" ",1)[1]
            arr=0.0; note=""
            if u in nolease: le="No lease"; dep=None; rent=r.choice([600,650,700]); note="Holds over; paid cash to former manager." 
            else:
                le=r.choice(["MTM"]+[minus1(addm(D(2025,3,1),k)) for k in range(0,11)]); dep=float(r.choice([300,rent,rent,250]))
                if r.random()<.28:
                    arr=round(rent*r.choice([.5,1,1,2,3])+r.choice([0,50,75]),2); note=r.choice(notes) if r.random()<.7 else ""
            occ.append(dict(unit=u,building=str(b),unitType=t,tenantName=n,statusText="Occupied",section="B-1. Occupied apartments",contractRent=float(rent),leaseEndDate=le if isinstance(le,str) else iso(le),deposit=dep,balance=arr,_le=le,_n=note))
    cols=[("Bldg.","",10),("Apt.","",12),("Tenant or","occupant",40),("Type","",19),("Monthly","rent",18),("Lease","ends",19),("Deposit","on ledger",18),("Arrears","1/31/25",19),("Receiver's note","",27)]
    def head(cs):
        p.set_font("Times","B",8.5); y=p.get_y(); x=17
        for a,b,w in cs:
            p.set_xy(x,y); p.cell(w,4,a,align="C"); p.set_xy(x,y+3.7); p.cell(w,4,b,align="C"); x+=w
        p.line(17,y+8.2,x,y+8.2); p.line(17,y-.5,x,y-.5); p.set_xy(17,y+9)
    def need(h,cs,ttl):
        if p.get_y()+h>262: p.add_page(); p.set_font("Times","B",10.5); p.cell(0,6,ttl+" (continued)",new_x="LMARGIN",new_y="NEXT"); p.ln(1); head(cs)
    p.set_font("Times","B",10.5); T1="B-1. Occupied apartments"; p.cell(0,6,T1,new_x="LMARGIN",new_y="NEXT"); p.ln(1); head(cols)
    lastb=None
    for o in occ:
        p.set_font("Times","",8.5); wn=p.multi_cell(27,3.6,o["_n"],dry_run=True,output="LINES") if o["_n"] else []
        wt=p.multi_cell(40,3.6,o["tenantName"],dry_run=True,output="LINES"); h=3.6*max(1,len(wn),len(wt))+1
        need(h,cols,T1); p.set_font("Times","",8.5); y=p.get_y(); le=o["_le"]
        v=[o["building"],o["unit"],None,o["unitType"],f"{o['contractRent']:,.2f}",le if isinstance(le,str) else mmddyyyy(le),f"{o['deposit']:,.2f}" if o["deposit"] is not None else "unknown",f"{o['balance']:,.2f}",None]; x=17
        for (a,b2,w),t,al in zip(cols,v,"CCLLRCRRL"):
            p.set_xy(x,y)
            if t is None: p.multi_cell(w,3.6,o["tenantName"] if a.startswith("Tenant") else o["_n"],align="L")
            else: p.cell(w,3.6,t,align=al)
            x+=w
        p.set_draw_color(190); p.line(17,y+h-.4,199,y+h-.4); p.set_draw_color(0); p.set_xy(17,y+h)
    S=lambda k,L: sum((q.get(k) or 0) for q in L)
    need(8,cols,T1); p.set_font("Times","B",8.5); y=p.get_y()+.6; p.set_xy(27,y); p.cell(60,4,f"{len(occ)} apartments occupied"); 
    for x,w,t in ((98,18,S("contractRent",occ)),(135,18,S("deposit",occ)),(153,19,S("balance",occ))): p.set_xy(x,y); p.cell(w,4,f"{t:,.2f}",align="R")
    p.line(17,y+4.6,199,y+4.6); p.set_xy(17,y+10)
    c2=[("Bldg.","",12),("Apt.","",14),("Type","",24),("Vacated on","(or about)",28),("Condition","",60),("Asking rent","per month",26)]
    T2="B-2. Vacant apartments"
    if p.get_y()>235: p.add_page()
    p.set_font("Times","B",10.5); p.cell(0,6,T2,new_x="LMARGIN",new_y="NEXT"); p.ln(1); head(c2)
    for o in vac:
        need(5,c2,T2); p.set_font("Times","",8.5); y=p.get_y(); x=17
        for (a,b2,w),t,al in zip(c2,[o["building"],o["unit"],o["unitType"],mmddyyyy(o["_vo"]),o["_c"],f"{o['marketRent']:,.2f}"],"CCLCLR"):
            p.set_xy(x,y); p.cell(w,3.8,t,align=al); x+=w
        p.set_xy(17,y+4.7)
    p.line(17,p.get_y(),181,p.get_y()); p.set_font("Times","B",8.5); y=p.get_y()+.8; p.set_xy(29,y); p.cell(60,4,f"{len(vac)} apartments vacant"); p.set_xy(155,y); p.cell(26,4,f"{S('marketRent',vac):,.2f}",align="R"); p.set_xy(17,y+10)
    if p.get_y()>225: p.add_page()
    p.set_font("Times","",11)
    p.multi_cell(0,5.6,f"        3.   Of the {len(units)} apartments at the Property, {len(occ)} are occupied (three of them by persons with no written lease) and {len(vac)} are vacant. Scheduled rents of the occupied apartments come to ${S('contractRent',occ):,.2f} per month. Arrears come to ${S('balance',occ):,.2f}, of which the Receiver regards no more than one third as collectible.",new_x="LMARGIN",new_y="NEXT")
    p.output(os.path.join(DOCS,fn))
    rows=[{k:v for k,v in o.items() if not k.startswith("_")} for o in occ+vac]
    save(fn,"MULTIFAMILY","court receiver's exhibit, occupied and vacant units in separate tables",True,dict(propertyName="Willow Bend Apartments",asOnDate="2025-01-31",units=len(units),occupied=len(occ),vacant=len(vac),sheet=None,planted=None,rows=rows))
