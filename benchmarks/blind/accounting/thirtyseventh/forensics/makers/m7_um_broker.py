# Broker package: landscape pages drawn with PyMuPDF; unit mix page with grouped heads and subtotals by bedroom
import fitz
from _out import put,B
DARK=(.10,.20,.28);GOLD=(.76,.58,.24);LIGHT=(.95,.94,.90);GREY=(.45,.45,.45)
doc=fitz.open();W,H=792,612
F=dict(r="helv",b="hebo",i="heit")
def tx(p,x,y,s,size=8,f="r",color=(0,0,0),al="l"):
    w=fitz.get_text_length(s,F[f],size)
    if al=="r": x-=w
    if al=="c": x-=w/2
    p.insert_text((x,y),s,fontname=F[f],fontsize=size,color=color)
def chrome(p,title,n):
    p.draw_rect(fitz.Rect(0,0,W,52),color=None,fill=DARK);tx(p,36,34,title,18,"b",(1,1,1))
    p.draw_rect(fitz.Rect(0,52,W,56),color=None,fill=GOLD)
    tx(p,36,594,"HOLLIS CREEK APARTMENTS  |  OFFERING MEMORANDUM  |  CONFIDENTIAL",6.5,color=GREY);tx(p,W-36,594,str(n),7,"b",GREY,"r")
p=doc.new_page(width=W,height=H);p.draw_rect(fitz.Rect(0,0,W,H),color=None,fill=DARK);p.draw_rect(fitz.Rect(60,250,180,254),color=None,fill=GOLD)
tx(p,60,230,"Hollis Creek Apartments",34,"b",(1,1,1));tx(p,60,285,"172 units  |  Greensboro, North Carolina",14,color=(1,1,1));tx(p,60,310,"Lender-directed sale by order of the trustee",12,"i",GOLD)
tx(p,60,560,"MERCER ASHFORD MULTIFAMILY ADVISORS",9,"b",(1,1,1))
# data: section, name, units, sf, in-place, market
D=[("One Bedroom",[("A1","1BR / 1BA - Classic",28,642,978,1060),("A1-R","1BR / 1BA - Renovated",20,642,1121,1165),("A2","1BR / 1BA - Sunroom",12,718,1046,1125)]),
("Two Bedroom",[("B1","2BR / 1BA - Classic",32,884,1107,1215),("B1-R","2BR / 1BA - Renovated",16,884,1268,1325),("B2","2BR / 2BA - Classic",26,976,1184,1290),("B2-R","2BR / 2BA - Renovated",18,976,1362,1410),("B2-D","2BR / 2BA - Down (fire bldg. 9)",4,976,None,1290)]),
("Three Bedroom",[("C1","3BR / 2BA - Classic",10,1188,1391,1525),("C1-R","3BR / 2BA - Renovated",6,1188,1575,1640)])]
N=sum(u for _,t in D for _,_,u,*_ in t);assert N==172
p=doc.new_page(width=W,height=H);chrome(p,"Unit Mix & Rent Summary",14)
X=[240,282,322,378,434,484,552,608,656,728,760]   # right edges of numeric columns
X=[250,292,332,386,440,482,552,606,648,718,756]
y=84
def band(x0,x1,t): p.draw_rect(fitz.Rect(x0,y-10,x1,y+4),color=None,fill=GOLD);tx(p,(x0+x1)/2,y,t,7.5,"b",(1,1,1),"c")
band(396,552,"IN-PLACE");band(562,718,"MARKET")
y=100;p.draw_rect(fitz.Rect(36,y-11,760,y+13),color=None,fill=DARK)
hd=[("","UNITS"),("% OF","UNITS"),("UNIT","SF"),("TOTAL","SF"),("RENT /","UNIT"),("RENT /","SF"),("MONTHLY","TOTAL"),("RENT /","UNIT"),("RENT /","SF"),("MONTHLY","TOTAL"),("","UPSIDE")]
tx(p,40,y+8,"PLAN",7,"b",(1,1,1));tx(p,72,y+8,"UNIT TYPE",7,"b",(1,1,1))
for x,(a,b) in zip(X,hd): tx(p,x,y,a,7,"b",(1,1,1),"r");tx(p,x,y+8,b,7,"b",(1,1,1),"r")
keys=["units","pct_units","sf","total_sf","actual","actual_sf","actual_total","market","market_sf","market_total","other:UPSIDE"]
def vals(L):
    """weighted line over list of (units,sf,inp,mkt); in-place averages over units with rent"""
    u=sum(a[0] for a in L);ts=sum(a[0]*a[1] for a in L);at=sum(a[0]*a[2] for a in L if a[2]);au=sum(a[0] for a in L if a[2]);asf=sum(a[0]*a[1] for a in L if a[2]);mt=sum(a[0]*a[3] for a in L)
    v=dict(units=u,pct_units=round(100*u/N,1),sf=round(ts/u),total_sf=ts,market=round(mt/u),market_sf=round(mt/ts,2),market_total=mt)
    if at: v.update(actual=round(at/au),actual_sf=round(at/asf,2),actual_total=at);v["other:UPSIDE"]=round(100*(mt/u/(at/au)-1),1)
    return v
def fm(k,x):
    if x is None: return "-"
    if k=="pct_units" or k.startswith("other"): return f"{x:.1f}%"
    if k in("actual_sf","market_sf"): return f"${x:.2f}"
    if k in("units","sf","total_sf"): return f"{x:,}"
    return f"${x:,}"
rows=[];totals=[];allL=[];y=128;z=0
def pr(v,f,color=(0,0,0),skip=()):
    for x,k in zip(X,keys):
        if k in skip: continue
        tx(p,x,y,fm(k,v.get(k)),8,f,color,"r")
for sec,ts in D:
    L=[]
    for c,n,u,sf,a,m in ts:
        if z%2: p.draw_rect(fitz.Rect(36,y-10,760,y+5),color=None,fill=LIGHT)
        z+=1
        v=vals([(u,sf,a,m)]);tx(p,40,y,c,8);tx(p,72,y,n,8);pr(v,"r")
        rows.append(dict(type=n,**v));L.append((u,sf,a,m));y+=15
    v=vals(L);p.draw_line((36,y-10),(760,y-10),color=DARK,width=.6)
    lab=f"{sec} Total / Avg.";tx(p,40,y,lab,8,"b");pr(v,"b")
    totals.append(dict(label=lab,**v));allL+=L;y+=21
v=vals(allL);p.draw_rect(fitz.Rect(36,y-11,760,y+6),color=None,fill=DARK);tx(p,40,y,"TOTAL / WEIGHTED AVERAGE",8,"b",(1,1,1));pr(v,"b",(1,1,1))
totals.append(dict(label="TOTAL / WEIGHTED AVERAGE",**v))
y+=24
for t in ["In-place rents are the August 2025 billed rents of occupied units applied to all units of the plan; market rents per broker survey.","Averages of in-place rent exclude the four down units of Building 9 (fire of November 2024); insurance proceeds are held by the trustee.","Unit sizes from original plans; buyer to verify. Rents are monthly."]:
    tx(p,40,y,t,6.5,"i",GREY);y+=9
y+=18;tx(p,40,y,"Annualized",10,"b",DARK);y+=14
for a,b in(("In-place gross potential rent",f"${v['actual_total']*12:,}"),("Market gross potential rent",f"${v['market_total']*12:,}"),("Occupancy, September 2, 2025","91.3%")):
    tx(p,40,y,a,8);tx(p,250,y,b,8,"b",al="r");y+=12
p=doc.new_page(width=W,height=H);chrome(p,"Investment Highlights",15);y=90
for t in ["Receivership sale, free and clear; no assumption of existing debt","60 of 172 apartments renovated since 2021 with demonstrated premiums","Four fire-damaged apartments to be delivered as-is with assignment of claim","Two miles from the interchange of I-85 and a 1.2 million square foot distribution park"]:
    p.draw_circle((44,y-3),2,color=None,fill=GOLD);tx(p,54,y,t,11);y+=24
doc.set_metadata({"title":"Hollis Creek OM (extract)","creationDate":"D:20250905120000"})
doc.save(f'{B}/documents/Hollis Creek OM extract.pdf',deflate=True,garbage=3)
put('Hollis Creek OM extract.pdf','UM',keys,rows,totals,None,"MULTIFAMILY","multifamily broker","offering memorandum page, dark bands, grouped IN-PLACE / MARKET heads, bedroom subtotals with averages, down units with dashes",False)
