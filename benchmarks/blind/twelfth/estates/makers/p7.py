# church trustees: a record of three lines per letting, labelled fields, rent steps
from common import *; from reportlab.pdfgen import canvas
def main():
    fn="St_Aldhelm_Trustees_lettings_register.pdf"; fonts(); D=dt.date; rows=[]
    # ref, premises, kind, tenant, sf, monthly, from, to, dep, option, steps
    data=[("H-1","14 Glebe Road","Parsonage house","Rev. T. & L. Ashdown-Frye",2140,0,D(2019,8,1),"with office",None,"none",[]),
    ("H-2","16 Glebe Road","Dwelling house","Marisol Echandía",1480,1875,D(2024,9,1),D(2025,8,31),1875,"1 yr renewal",[]),
    ("H-3","18 Glebe Road","Dwelling house","Pruett, Dana and Cole",1510,1950,D(2023,7,1),D(2026,6,30),1900,"none",[(D(2025,7,1),2010)]),
    ("H-4","Sexton's Cottage","Dwelling house",None,760,None,None,None,None,None,[]),
    ("C-1","201 Church St, front","Store","Thimble & Thread Quilting",1825,2433.33,D(2022,4,1),D(2027,3,31),4800,"5 yrs at market",[(D(2025,4,1),2506.33),(D(2026,4,1),2581.52)]),
    ("C-2","201 Church St, rear","Store","Wing Fat Take-Out, Inc.",940,1410,D(2020,11,1),D(2025,10,31),2820,"none",[]),
    ("C-3","203 Church St","Store",None,1300,None,None,None,None,None,[]),
    ("C-4","205 Church St, 2nd fl.","Office","Halloran Tax & Bookkeeping",1150,1341.67,D(2024,1,1),D(2028,12,31),1300,"2 x 3 yrs",[(D(2026,1,1),1381.92),(D(2027,1,1),1423.38),(D(2028,1,1),1466.08)]),
    ("S-1","Undercroft & school rooms","School","Little Larks Nursery School",3960,4290,D(2021,9,1),D(2031,8,31),8000,"none",[(D(2026,9,1),4719)]),
    ("S-2","Parish hall, weekday evenings","Hall","Northgate Taekwondo Assn.",None,450,D(2025,1,6),"month to month",200,"none",[]),
    ("L-1","Bell tower, antenna space","Antenna","Cascadia Tower Leasing, L.P.",120,2100,D(2017,6,1),D(2027,5,31),None,"4 x 5 yrs",[(D(2026,6,1),2415)]),
    ("L-2","Lot C, 22 stalls","Parking","Meridian Dental Partners",None,660,D(2024,3,1),D(2026,2,28),660,"none",[])]
    W,H=612,792; c=canvas.Canvas(doc(fn),pagesize=(W,H)); c.setTitle("Register of Lettings"); y=0; pg=0
    def f(d): return d.strftime("%d %B %Y").lstrip("0") if isinstance(d,D) else d
    def head():
        nonlocal y,pg
        if pg: c.showPage()
        pg+=1; y=H-54; c.setFont("SerifB",14); c.drawString(54,y,"Trustees of St. Aldhelm's Church"); c.setFont("Serif",10); c.drawRightString(558,y,f"Register of Lettings, leaf {pg}"); y-=14
        c.drawString(54,y,"State of the register on 31 January 2025, for the Finance Committee"); y-=8; c.setLineWidth(1.5); c.line(54,y,558,y); y-=6
    def lab(x,yy,l,v,b=False,right=None):
        c.setFont("Serif",7); c.setFillGray(.35); c.drawString(x,yy,l); c.setFillGray(0); wl=c.stringWidth(l,"Serif",7)+4
        fo="SerifB" if b else "Serif"; c.setFont(fo,9.5); c.drawString(x+wl,yy,v)
    head(); tm=ta=td=sf=0
    for ref,pr,kd,t,a,mo,s,e,dep,op,steps in data:
        if y<130: head()
        y-=14; lab(50,y,"unit",ref,True); c.setFont("SerifB",9.5); c.drawString(100,y,pr); lab(258,y,"kind",kd); lab(400,y,"sq. ft.",f"{a:,}" if a else "n/a")
        row=dict(unit=ref,unitType=kd); 
        if a: row["area"]=a; sf+=a
        y-=13
        if t is None:
            lab(100,y,"tenant","VACANT",True); row["statusText"]="VACANT"
        else:
            lab(100,y,"tenant",t); lab(258,y,"monthly",f"${mo:,.2f}"); an=round(mo*12) if ref in("C-1","C-4") else mo*12; lab(350,y,"annual",f"${an:,.2f}"); lab(458,y,"deposit",f"${dep:,.2f}" if dep is not None else "none")
            y-=13; lab(100,y,"from",f(s)); lab(202,y,"to",f(e)); lab(350,y,"option",op)
            tm+=mo; ta+=an; td+=dep or 0
            row.update(tenantName=t,statusText="Occupied",contractRent=mo,annualRent=an,leaseStartDate=s,leaseEndDate=e,deposit=dep)
            if steps:
                y-=13; lab(100,y,"increases (monthly)","; ".join(f"{f(d)} ${v:,.2f}" for d,v in steps)); row["rentSteps"]=[dict(date=iso(d),amount=v) for d,v in steps]
        rows.append(row); y-=7; c.setLineWidth(.3); c.line(54,y,558,y)
    y-=20; c.setFont("SerifB",10); c.drawString(54,y,"12 lettings on the register; 10 let, 2 vacant"); y-=15
    c.drawString(54,y,f"Area {sf:,} sq. ft.     Monthly ${m(tm)}     Annual ${m(ta)}     Deposits held ${m(td)}")
    y-=30; c.setFont("Serif",9); c.drawString(54,y,"The parsonage is occupied by the incumbent without rent. H-4 awaits the roof; C-3 is listed with Bramhall Realty.")
    c.save()
    save(fn,"MIXED_USE","church register, labelled records of up to four lines, rent increases",rows,"St. Aldhelm's Church","2025-01-31",12,10,2,hard=True,totals=dict(area=sf,contractRent=tm,annualRent=ta,deposit=td))
if __name__=="__main__": main()
