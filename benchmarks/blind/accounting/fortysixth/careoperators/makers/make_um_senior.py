# appraiser's exhibit, care levels, weasyprint portrait; AL subtotal unit count wrong
import random
from decimal import Decimal as D, ROUND_HALF_UP
from common_io import *
from weasyprint import HTML
STEM="exhibit7_unit_configuration_penrose_court"
LB,CC="other:Licensed Beds","other:Avg. Monthly Care Charge"
KEYS=["units",LB,"sf","occupied","pct_occ","market","actual",CC]
#      type, units, beds, sf, occ, street, inplace, care
L=[("Independent Living",[("Studio - Alder",14,0,412,12,2995,2874,None),("One Bedroom - Birch",36,0,598,34,3650,3512,None),("One Bedroom Deluxe - Cedar",22,0,674,20,3995,3861,None),("Two Bedroom / 1 Bath - Dogwood",12,0,861,12,4675,4590,None),("Two Bedroom / 2 Bath - Elm",10,0,1012,8,5250,5068,None),("Garden Cottage",6,0,1240,6,5795,5510,None)]),
("Assisted Living",[("Companion Suite",8,16,485,7,4150,3987,612),("Studio",27,27,364,24,4795,4618,745),("Alcove",11,11,421,11,5125,4940,688),("One Bedroom",19,19,540,16,5695,5377,803),("Two Bedroom",4,8,792,3,6850,6725,590)]),
("Memory Care",[("Private Suite",16,16,318,15,6995,6742,1150),("Deluxe Private with Patio",4,4,362,4,7450,7395,1085),("Shared Suite",6,12,446,5,5650,5488,1210)]),
("Enhanced Care (Licensed)",[("Private Room",10,10,288,9,8925,8610,None),("Semi-Private Room",5,10,330,4,7650,7290,None)])]
q=lambda x,p="1":D(x).quantize(D(p),ROUND_HALF_UP)
rows=[];tots=[];h=[]
def R(t,u,b,s,o,m,a,c):
    d={"type":t,"units":u,"sf":s,"occupied":o,"pct_occ":float(q(D(o)*100/u,".1")),"market":m,"actual":a}
    if b: d[LB]=b
    if c: d[CC]=c
    return d
def agg(label,rs):
    U=sum(r["units"] for r in rs);O=sum(r["occupied"] for r in rs); wa=lambda k,n,rr:int(q(D(sum(r[k]*r[n] for r in rr))/sum(r[n] for r in rr)))
    t={"label":label,"units":U,"sf":wa("sf","units",rs),"occupied":O,"pct_occ":float(q(D(O)*100/U,".1")),"market":wa("market","units",rs),"actual":wa("actual","occupied",rs)}
    b=sum(r.get(LB,0) for r in rs); 
    if b: t[LB]=b
    cr=[r for r in rs if CC in r]
    if cr and label!="Community Total / Weighted Average": t[CC]=wa(CC,"occupied",cr)
    return t
def cells(d):
    f={"units":"{:,}",LB:"{:,}","sf":"{:,}","occupied":"{:,}","pct_occ":"{:.1f}%","market":"${:,}","actual":"${:,}",CC:"${:,}"}
    return "".join(f"<td>{f[k].format(d[k]) if k in d else '&mdash;'}</td>" for k in KEYS)
for lev,us in L:
    h.append(f"<tr class=lv><td colspan=9>{lev}</td></tr>"); part=[R(*u) for u in us]
    for d in part: h.append(f"<tr><td class=l>{d['type']}</td>{cells(d)}</tr>")
    t=agg(f"{lev} - Total / Wtd. Avg.",part)
    if lev.startswith("Assisted"): true=t["units"]; t["units"]=true-2; planted={"what":f"Assisted Living subtotal prints {true-2} units; the types above sum to {true} (community total is right)","kind":"count_wrong"}
    tots.append(t); rows+=part; h.append(f"<tr class=st><td class=l>{t['label']}</td>{cells(t)}</tr>")
t=agg("Community Total / Weighted Average",rows); tots.append(t); h.append(f"<tr class=gt><td class=l>{t['label']}</td>{cells(t)}</tr>")
css="""@page{size:letter;margin:.75in .7in;@bottom-center{content:'Tolland & Reyes Senior Housing Advisors   |   Penrose Court, Market Study';font:8pt 'C059'}@top-right{content:'Exhibit 7';font:italic 9pt 'C059'}}
body{font-family:'C059','DejaVu Serif';font-size:8.6pt;line-height:1.35}h2{font-size:13pt;font-weight:normal;margin:0 0 6pt;border-bottom:1pt solid #7a6a3a}table{border-collapse:collapse;width:100%;margin:10pt 0;table-layout:fixed}th,td{border:.5pt solid #b9b09a;padding:1.5pt 3pt;text-align:center}td.l{text-align:left}tr.st td,tr.gt td{line-height:1.2}th{background:#efe9d8;font-size:7.8pt;font-weight:bold}.lv td{background:#7a6a3a;color:#fff;text-align:left;font-weight:bold}.st td{font-style:italic;background:#f7f4ea}.gt td{font-weight:bold;border-top:1.5pt solid #7a6a3a}"""
HTML(string=f"""<style>{css}</style><h2>Unit Configuration and Rate Schedule</h2><p>Penrose Court is a rental retirement community of three connected buildings and six cottages. The operator furnished the census and rate roll below as of September 30, 2026. Street rates are monthly for one person; in-place rates are the average base rent of occupied units before care charges. Care charges apply to the licensed levels only and are included in the daily rate for Enhanced Care.</p>
<table><colgroup><col style='width:27%'><col style='width:7%'><col style='width:9%'><col style='width:8.5%'><col style='width:9.5%'><col style='width:9%'><col style='width:9.5%'><col style='width:9.5%'><col style='width:11%'></colgroup><tr><th rowspan=2>Care Level /<br>Unit Type<th rowspan=2>Units<th rowspan=2>Licensed<br>Beds<th rowspan=2>Avg. Size<br>(SF)<th colspan=2>Census<th colspan=2>Monthly Base Rent<th rowspan=2>Avg. Monthly<br>Care Charge</tr><tr><th>Occupied<br>Units<th>% Occ.<th>Street<br>Rate<th>In-Place<br>Average</tr>{''.join(h)}</table>
<p><b>Notes.</b> Size and street rate averages are weighted by all units, in-place rates and care charges by occupied units. Second-person fee is $950 per month in Independent Living and $1,250 in Assisted Living. The competitive set in Exhibit 9 averaged 90.4% occupied in the same month. Respite stays (two at the census date) are counted as occupied.</p><p style='font-size:7.5pt'>Source: Operator rate roll; inspection of October 8, 2026.</p>""").write_pdf(doc(STEM+".pdf"))
put(STEM,"UM",KEYS,rows,tots,planted); print(STEM,len(rows),planted)
