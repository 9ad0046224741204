import json, os, random, datetime as dt
BASE=os.path.dirname(os.path.abspath(__file__))
DOC=os.path.join(BASE,'documents'); TR=os.path.join(BASE,'truth')
AUTHOR='d3 (community-bank credit analyst)'
FIRST="Aaron Alice Amber Andre Anita Arlene Barb Ben Beth Bill Brenda Brian Carl Carla Carol Chad Cindy Clay Connie Craig Curtis Dale Dana Darla Dave Dean Debra Denise Don Donna Doug Duane Earl Ed Eileen Ellen Eric Erin Faye Frank Gail Gary Gene Glen Gloria Greg Hank Heather Helen Howard Irene Jack James Janet Jared Jason Jean Jeff Jenny Jerry Jill Jim Joan Joe John Josh Joyce Judy Karen Kate Keith Kelly Ken Kevin Kim Kris Larry Laura Leah Lee Leo Linda Lisa Lois Lori Lou Luke Lynn Marcy Mark Marlene Martha Marv Mary Matt Megan Mike Nancy Nate Neil Nick Norm Paige Pam Pat Paul Peggy Pete Phil Rachel Ralph Randy Ray Rhonda Rick Rita Rob Rod Ron Rosa Ross Roy Ruth Ryan Sally Sam Sandy Sara Scott Shane Sharon Sheila Stan Steve Sue Tammy Ted Terri Tim Tina Todd Tom Tony Tracy Troy Vern Vicki Wade Walt Wanda Wayne Wendy".split()
LAST="Abel Ackley Amundson Barlow Bechtel Beitz Birdsall Blanding Bohlke Brandt Brusk Burkett Cady Cargill Chilcott Clevenger Cobb Corliss Crandall Dahlke Daubert Deeds Dettmer Dobbs Drury Eastep Ebersole Egbert Eldred Elkins Fenske Fetzer Foltz Fritsch Gadberry Garvin Gehring Gilley Grissom Grout Haberman Hadley Hamre Harkness Hauser Heitkamp Helton Hinkley Hollis Hutchens Ingle Isom Jarvi Jessup Juhl Kastner Keeler Kessel Kinnick Klamm Knapp Kolb Kranz Krieg Kuehn Laird Lantz Leavitt Lemke Lindgren Loomis Ludlow Maddox Mahler Marquart Mauck McBee McCord McGrew Meeks Messer Mickelson Mohr Moffat Mullins Nagel Neeley Nesbit Niemi Nordin Oakes Odegard Olmsted Orton Overby Packard Parmer Pascoe Peavey Pettibone Pflug Pickard Platt Poole Prater Quill Radke Rasch Reinke Rettig Ridgway Rohde Roush Rucker Sager Sandvik Sawtell Schrock Seaton Severson Shank Sholes Sibley Skaggs Slocum Snell Spangler Stahl Steen Stroud Sturm Swain Tagg Teague Thayer Tibbets Torvik Trask Tuttle Uhl Utley Vance Vogt Waddell Walden Wareham Weidner Welty Wendt Whipple Wick Winslow Wirth Wolcott Yates Yoder Zellner Zook".split()
def names(rnd,n):
    out=[];seen=set()
    while len(out)<n:
        f,l=rnd.choice(FIRST),rnd.choice(LAST)
        if (f,l) in seen: continue
        seen.add((f,l)); out.append((f,l))
    return out
def iso(d): return d.isoformat()
def addm(d,n):
    y=d.year+(d.month-1+n)//12; m=(d.month-1+n)%12+1
    return dt.date(y,m,min(d.day,[31,29 if y%4==0 else 28,31,30,31,30,31,31,30,31,30,31][m-1]))
def clean(r): return {k:v for k,v in r.items() if v is not None and v!=[] and v!=''}
def save(name,asset,truth,style,hard=False):
    truth.setdefault('planted',None); truth.setdefault('sheet',None)
    truth['rows']=[clean(r) for r in truth['rows']]
    for r in truth['rows']: assert r.get('unit') or r.get('tenantName'),r
    json.dump(truth,open(os.path.join(TR,name+'.json'),'w'),indent=1,ensure_ascii=False)
    p=os.path.join(BASE,'index.json')
    ix=json.load(open(p)) if os.path.exists(p) else []
    ix=[e for e in ix if e['file']!=name]+[{"file":name,"assetType":asset,"documentType":"RENT_ROLL","author":AUTHOR,"style":style,"hard":hard}]
    ix.sort(key=lambda e:e['file'])
    json.dump(ix,open(p,'w'),indent=1,ensure_ascii=False)
    print(name,len(truth['rows']),'rows',truth['units'],truth['occupied'],truth['vacant'])
