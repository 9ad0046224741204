import random, json, os, datetime as dt
HERE=os.path.dirname(os.path.abspath(__file__))
os.makedirs(HERE+'/documents',exist_ok=True); os.makedirs(HERE+'/truth',exist_ok=True)
F="Aisling Bryn Callum Dara Eilidh Farah Gethin Hana Imran Jodie Kofi Leila Marek Nia Oisin Priya Rhona Sanjay Tamsin Una Viktor Wendy Yusuf Zara Tobias Megan Lerato Sipho Thandi Aroha Wiremu Chloe Dominik Esme Fergal Grainne Harpreet Isla Jonas Kezia Liam Mbali Noor Owen Petra Quinn Rosa Stefan Tara Umar Vanessa Wojtek Xander Yasmin".split()
L="Abara Bexley Carrick Dunmore Eastgate Fennimore Garvock Hollins Inskip Jessop Kilbane Lattimer Mowbray Nkemba Orrin Pellow Quantrill Rudge Sallis Tranter Ullathorne Venning Whitlow Yarrow Zelaski Adeyinka Brankovic Chaudri Delmonte Eriksberg Fairbrass Gwilt Hargrove Ismailov Jarrold Kowalik Lindop Mabaso Naidu Oduya Pakenham Ravensdale Sturrock Tuhoe Upcott Vickers Wainfleet Zondo".split()
C1="Brightwell Copperleaf Dunlin Easterly Foxmoor Granite Halyard Ironbark Juniper Kestrel Larkfield Meridian Northgate Oakhurst Pennant Quarry Ridgeway Saltire Tern Umber Vellum Westbrook Yardarm Alder Basalt Cinder Drover Ember Falcon Girder".split()
C2="Joinery|Coatings|Logistics|Bakery|Print|Motors|Interiors|Fabrications|Catering Supplies|Electrical|Fitness|Brewing|Ceramics|Packaging|Tooling|Glass|Plumbing|Textiles|Signs|Auto Repairs|Software|Design|Recruitment|Legal|Media".split('|')
class G:
    def __init__(s,seed): s.r=random.Random(seed); s.used=set()
    def name(s,fmt='{f} {l}'):
        while 1:
            n=fmt.format(f=(f:=s.r.choice(F)),l=s.r.choice(L),i=f[0])
            if n not in s.used: s.used.add(n); return n
    def co(s,suf=('Ltd','Limited','')):
        while 1:
            n=(s.r.choice(C1)+' '+s.r.choice(C2)+' '+s.r.choice(suf)).strip()
            if n not in s.used: s.used.add(n); return n
    def date(s,a,b):
        a=dt.date(*a);b=dt.date(*b); return a+dt.timedelta(days=s.r.randrange((b-a).days+1))
def iso(d): return d.isoformat() if d else None
def row(**k): return {a:b for a,b in k.items() if b is not None}
INDEX=[]
def truth(file,asset,style,rows,prop,ason,units,occ,vac,sheet=None,planted=None,hard=''):
    json.dump({"propertyName":prop,"asOnDate":ason,"units":units,"occupied":occ,"vacant":vac,"sheet":sheet,"planted":planted,"rows":rows},
      open(f'{HERE}/truth/{file}.json','w'),indent=1,ensure_ascii=False)
    INDEX.append({"file":file,"assetType":asset,"documentType":"RENT_ROLL","author":"pbsalandlords","style":style,"hard":hard})
    print(file,len(rows),units,occ,vac,'PLANTED' if planted else '')
def P(f): return f'{HERE}/documents/{f}'
def addm(d,m):
    y=d.year+(d.month-1+m)//12; mm=(d.month-1+m)%12+1
    import calendar
    return dt.date(y,mm,min(d.day,calendar.monthrange(y,mm)[1]))
def m2(x): return f'{x:,.2f}'
