import random, json, os, datetime as dt, calendar
BASE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(BASE,'documents'); TR=os.path.join(BASE,'truth')
D=dt.date
def iso(d): return d.isoformat() if isinstance(d,dt.date) else d
def addm(d,m,day=None):
    y=d.year+(d.month-1+m)//12; mo=(d.month-1+m)%12+1
    return D(y,mo,min(day or d.day,calendar.monthrange(y,mo)[1]))
def end_of(start,months):  # last day of a term
    return addm(start,months)-dt.timedelta(days=1)
def m2(x): return f"{x:,.2f}"
def m0(x): return f"{x:,.0f}"
def us(d): return f"{d.month}/{d.day}/{d.year}" if d else ''
def us0(d): return d.strftime('%m/%d/%Y') if d else ''
POOL={
'office':["Brandt & Osei LLP","Cobalt Ridge Advisors","Lanternfish Software, Inc.","Quillon Insurance Services","Merrow Wealth Partners","Pell & Drayton, P.C.","Octave Staffing Group LLC","Sablewood Engineering","Tarn Analytics, Inc.","Hollis Verge Architects","Northmark Title Company","Ferrous Capital Management, LP","Greyhaven Reinsurance Brokers","Ivory Gate Marketing","Juniper Tax Group","Kilnworks Design Studio","Larkspur Public Relations","Marlowe Actuarial Consulting","Nimbus Freight Brokerage","Oakline Mortgage Corp.","Pinion Payroll Services","Rookery Media LLC","Stonecrop Environmental","Thistle & Vane CPAs","Umbra Cyber Defense, Inc.","Vantry Legal Search","Westering Travel Management","Yarrow Benefits Group","Zephyrine Telecom, Inc.","Aldergate Trust Company","Bellwether Court Reporting","Crossbill Appraisal Co.","Dunmore Collections Agency, Inc.","Ellipse Translation Bureau","Foxglove Nonprofit Fund","General Consulate Services Bureau","Halyard Compliance Group","Inkwell Publishing Partners","Jetsam Creative","Kestrel Point Ventures","Lodestar Notary & Escrow","Mistral Executive Suites","Nacre Data Labs","Orrery Systems Integration, LLC","Parallax Surveying","Quorum Association Mgmt","Redstart Clinical Research","Sextant Government Relations","Tessera Bank, N.A.","Upland Energy Trading"],
'retail':["Bramble & Bean Coffee","Crescent City Nails & Spa","Dollar Orchard #2217","Fieldstone Grocers","Golden Wok Express","Hearth Pizza Kitchen","Iron Anvil Fitness","Jasper's Barber Co.","Kite & Kettle Toys","La Paloma Taqueria","Mattress Harbor","Nova Wireless (Authorized Retailer)","Opal Jewelers","Pet Meridian","Quickstitch Alterations","Rainier Vision Optical","Saffron Palace Indian Cuisine","Tidewater Liquors","Urban Thread Consignment","Velvet Crumb Bakery","Whistle Clean Dry Cleaners","Xpress Tax Corner","Yogurt Junction","Zinnia Florist","Applewood Dental Care","Bluebird Hearing Aids","Copperline Hardware","Dragonfly Martial Arts","Ember Vape & Tobacco","First Prairie Credit Union","Glow Tanning Studio","Harvest Moon Sushi","Imprint Shipping Store","Jubilee Party Supply","Kiddie Kutz","Lumen Lighting Outlet","Maple Leaf Urgent Care","Nine Lives Veterinary","Office Attic","Paws 'n' Suds","Roadrunner Auto Parts","Sunbeam Learning Center","Trident Games & Comics","Union Square Shoes","Verdant Juice Bar"],
'ind':["Kestrel Fabrication, Inc.","Ansel Packaging Corp.","Brightwater Plumbing Supply","Cardinal Pallet Exchange","Dovetail Millwork LLC","Eastlock Security Systems","Ferroclad Steel Services","Granite State Tile Importers","Hummock Beverage Distributors","Ironbark Flooring","Jackdaw Courier Network","Kaolin Ceramics Mfg.","Longspur Logistics, LLC","Maritime Parts Depot","Nettle Creek Foods","Osprey Aerospace Components","Pumice Chemical Co.","Quarry Road Tools","Ridgeback Tire & Wheel","Switchyard Electric Supply","Tamarack Paper Products","Unitex Garment Finishing","Vulcan Gate Foundry Sales","Wickstaff Furniture","Xylo Composite Panels","Yellowtail Seafood","Zenith Pump & Valve","Ardent Medical Supply","Barleycorn Brewing Supply","Coldspring Ice Co.","Driftwood E-Commerce, Inc.","Elmgrove Cabinetry","Flint Hills Ag Equipment","Gannet Moving & Storage","Hawser Rigging Corp.","Inland Sea Freight Systems","Jumper Cable Works","Keystone Fasteners West","Lakeshore Auto Glass","Mudlark Pottery Wholesale","Nordwind HVAC Distribution","Oriole Printing Group","Plover Display Fixtures","Quantum Label & Tape","Rivet & Sons Machine Shop","Sandpiper Pool Products","Tallgrass Seed Company","Umber Coatings, Inc.","Vireo Solar Installations","Windrow Trailer Leasing","Anchor Bolt Supply","Beryl Optics Mfg.","Cutwater Marine Exports","Drumlin Aggregates","Eiderdown Bedding Co.","Farrier Metal Stamping","Gable Roofing Distributors","Hopyard Cold Logistics","Ingot Recycling LLC","Jibboom Yacht Rigging","Kingbolt Truck Parts","Lathe & Loom","Mainspring Clock & Gauge","Nutmeg Spice Importers","Overland Parcel Express","Pewter Mug Gifts","Quench Water Systems","Rampart Fence Co.","Shale Ridge Drilling Supply","Tinder Box Stoves"],
'med':["Brightlea Orthopaedics, P.A.","Cedar Fork Cardiology Associates","Alba Women's Health, PLLC","St. Brennan Health System","Cornea & Retina Group of the Valley","Dorsal Spine & Pain Center","Fairmeadow Pediatrics","Gilead Imaging Partners, LLC","Hollow Oak Dermatology","Insight Allergy & Asthma","Juniper Family Medicine","Kindred Leaf Physical Therapy","Lumena Oral Surgery","Meridian Lab Services","Novara Fertility Institute","Oakhurst Gastroenterology","Palmetto ENT Specialists","Renal Care of Tarrow County","Summerfield Surgical Center, LP","Trillium Behavioral Health"],
}
class Names:
    def __init__(s,rng,kind):
        s.p=list(POOL[kind]) if isinstance(kind,str) else [n for k in kind for n in POOL[k]]
        rng.shuffle(s.p); s.i=0
    def __call__(s):
        s.i+=1; return s.p[s.i-1]
INDEX=os.path.join(BASE,'index.json')
def save(file,asset,style,hard,truth):
    assert set(['propertyName','asOnDate','units','occupied','vacant','sheet','planted','rows'])<=set(truth),truth.keys()
    rows=[]
    for r in truth['rows']:
        q={}
        for k,v in r.items():
            if k.startswith('_') or v is None or v=='' or v==[]: continue
            if isinstance(v,dt.date): v=iso(v)
            if isinstance(v,float): v=round(v,3 if k=='area' else 2)
            if k=='charges': v=[{'code':c['code'],'amount':round(c['amount'],2)} for c in v]
            if k=='rentSteps': v=[{kk:(iso(x) if kk=='date' else round(x,2) if kk=='amount' else x) for kk,x in s.items()} for s in v]
            q[k]=v
        assert q.get('unit') or q.get('tenantName'); rows.append(q)
    truth['rows']=rows
    json.dump(truth,open(os.path.join(TR,file+'.json'),'w'),indent=1,ensure_ascii=False)
    ix=json.load(open(INDEX)) if os.path.exists(INDEX) else []
    ix=[e for e in ix if e['file']!=file]+[{"file":file,"assetType":asset,"documentType":"RENT_ROLL","author":"a1","style":style,"hard":hard}]
    ix.sort(key=lambda e:e['file']); json.dump(ix,open(INDEX,'w'),indent=1)
class Pg:
    """tiny canvas helper, y from the top"""
    def __init__(s,path,size,font='Helvetica',fs=7):
        from reportlab.pdfgen import canvas
        s.c=canvas.Canvas(path,pagesize=size,invariant=1); s.W,s.H=size; s.f=font; s.fs=fs; s.page=1
    def t(s,x,y,txt,al='l',font=None,fs=None,col=None):
        s.c.setFont(font or s.f,fs or s.fs)
        if col: s.c.setFillColorRGB(*col)
        {'l':s.c.drawString,'r':s.c.drawRightString,'c':s.c.drawCentredString}[al](x,s.H-y,str(txt))
        if col: s.c.setFillColorRGB(0,0,0)
    def ln(s,x1,y1,x2,y2,w=.5,col=(0,0,0)):
        s.c.setLineWidth(w); s.c.setStrokeColorRGB(*col); s.c.line(x1,s.H-y1,x2,s.H-y2)
    def box(s,x,y,w,h,fill=None,stroke=None,lw=.5):
        if fill: s.c.setFillColorRGB(*fill)
        if stroke: s.c.setStrokeColorRGB(*stroke); s.c.setLineWidth(lw)
        s.c.rect(x,s.H-y-h,w,h,fill=1 if fill else 0,stroke=1 if stroke else 0); s.c.setFillColorRGB(0,0,0)
    def wid(s,txt,font=None,fs=None):
        from reportlab.pdfbase.pdfmetrics import stringWidth
        return stringWidth(txt,font or s.f,fs or s.fs)
    def wrap(s,txt,w,font=None,fs=None):
        out=[];cur=''
        for wd in txt.split():
            n=(cur+' '+wd).strip()
            if cur and s.wid(n,font,fs)>w: out.append(cur);cur=wd
            else: cur=n
        return out+[cur] if cur else out
    def new(s): s.c.showPage(); s.page+=1
    def save(s): s.c.showPage(); s.c.save()
