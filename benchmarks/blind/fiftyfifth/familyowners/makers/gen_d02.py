# marina
from common import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import legal, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
def run():
    fn='Saltspar_Marina_berth_list_30Apr.pdf'; r=rng(fn); N=Names(r)
    P=ParagraphStyle('p',fontName='Times-Roman',fontSize=8.2,leading=9.4)
    B=ParagraphStyle('b',parent=P,fontName='Times-Bold')
    boats="Second Wind|Gull's Folly|Tidewrack|Marjoram|Kestrel II|Blue Ledger|Nine Lives|Pemmican|Aurora Jane|Dogfish|Windlass|Moonraker's Debt|Halcyon|Old Bones|Sea Biscotti|Petrichor|Lady Ardent|Swiftsure Too|Osprey|Loon Call|Barnacle Bill|Wanderlust|No Regrets|Caper|Rum Line|Sans Souci|Peregrine|Thistle|Cormorant|Dunlin|Foxglove|Salty Dowager|Whimbrel|Kittiwake|Fairlead|Scuttlebutt|Bowline|Quiet Hour|Cedar Waxwing|Northing|Zephyr|Ebb & Flo|Half Tide|Mizzen Point|Driftless|Anemone|Harbour Seal|Tern Key|Skookum|Chinook Mist".split('|'); r.shuffle(boats)
    docks=[('DOCK A','26 ft finger',26,14,11.4),('DOCK B','34 ft finger',34,16,12.1),('DOCK C','42 ft finger',42,12,12.85),('DOCK D','End tie / side tie',50,4,13.6)]
    data=[['Slip','Berth','Max\nLOA','Vessel','','Licence holder','Moorage agreement','','','Monthly charges (CAD)','','','','Security\ndeposit','Account\nbalance'],
          ['','','(ft)','Name','LOA (ft)','','Term','From','To','Moorage','Power','Live-\naboard','Total','','']]
    st=[('SPAN',(3,0),(4,0)),('SPAN',(6,0),(8,0)),('SPAN',(9,0),(12,0))]+[('SPAN',(k,0),(k,1)) for k in (0,1,2,5,13,14)]
    rows=[]; GT=[0]*6; bi=0; u=o=0; summ=[]
    for dk,kind,ln,n,rate in docks:
        i=len(data); data.append([f'{dk}   ·   {n} berths   ·   rate ${rate:.2f} per ft per month']+['']*14); st+=[('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.Color(.86,.91,.95)),('FONT',(0,i),(-1,i),'Times-Bold',8.6)]
        S=[0]*6; du=do=0
        for k in range(1,n+1):
            uid=f'{dk[-1]}-{k:02d}'; du+=1
            knd=kind if dk!='DOCK D' else ('End tie' if k<3 else 'Side tie')
            if r.random()<.16:
                data.append([uid,knd,ln,Paragraph('<i>open</i>',P)]+['']*11)
                rows.append(dict(unit=uid,section=dk,unitType=knd,statusText='open')); continue
            do+=1; loa=ln-r.randint(0,6); term=r.choices(['Annual','Summer','Winter'],[8,2,1])[0]
            live=150.0 if term=='Annual' and r.random()<.18 and ln>30 else None
            f=dt.date(2024,r.randint(5,12),1) if term=='Annual' and r.random()<.7 else (dt.date(2025,r.randint(1,4),1) if term=='Annual' else (dt.date(2025,4,1) if term=='Summer' else dt.date(2024,11,1)))
            t=addm(f,12,-1) if term=='Annual' else (dt.date(2025,9,30) if term=='Summer' else dt.date(2025,4,30))
            moor=round(loa*rate*(1.15 if term=='Summer' else 1),2); pw=r.choice([None,38.0,38.0,62.0]); tot=moor+(pw or 0)+(live or 0)
            dep=500.0 if ln<40 else 1000.0
            bal=r.choices([0.0,tot,-50.0],[9,2,1])[0]; holder=N.fl()
            if r.random()<.1: holder=r.choice(['Tidal Range Charters Ltd.','Cobble Bay Kayak Co-op','Fathom & Sons Fishing Ltd.','Harbour Patrol Auxiliary Unit 9'])
            if r.random()<.12: holder+=' and '+N.fl()
            bt=boats[bi%50]; bi+=1
            data.append([uid,knd,ln,Paragraph(bt,P),loa,Paragraph(holder,P),term,f.strftime('%d-%b-%y'),t.strftime('%d-%b-%y'),m(moor),m(pw),m(live),m(tot),m(dep),m(bal) if bal>=0 else f'({-bal:,.2f})'])
            ch=[dict(code='Moorage',amount=moor)]
            if pw: ch.append(dict(code='Power',amount=pw))
            if live: ch.append(dict(code='Liveaboard',amount=live))
            rows.append(dict(unit=uid,section=dk,unitType=knd,tenantName=holder,statusText='Occupied',contractRent=moor,leaseStartDate=f,leaseEndDate=t,deposit=dep,balance=bal,charges=ch,totalCharges=tot))
            for q,x in enumerate([moor,pw,live,tot,dep,bal]): S[q]+=x or 0
        i=len(data); data.append(['',f'{dk.title()} – {do} of {du} let','','','','','','','']+[m(x) if x>=0 else f'({-x:,.2f})' for x in S]); st+=[('LINEABOVE',(9,i),(-1,i),.5,colors.black),('FONT',(0,i),(-1,i),'Times-Italic',8.2)]
        GT=[a+b for a,b in zip(GT,S)]; u+=du;o+=do; summ.append((dk,du,do,du-do))
    i=len(data); data.append(['',f'All docks – {o} of {u} let','','','','','','','']+[m(x) if x>=0 else f'({-x:,.2f})' for x in GT]); st+=[('LINEABOVE',(9,i),(-1,i),.8,colors.black),('LINEBELOW',(9,i),(-1,i),1.4,colors.black),('FONT',(0,i),(-1,i),'Times-Bold',8.6)]
    T=Table(data,colWidths=[34,72,32,96,40,168,46,56,56,62,48,46,62,54,58],repeatRows=2)
    T.setStyle(TableStyle([('FONT',(0,2),(-1,-1),'Times-Roman',8.2)]+st+[('FONT',(0,0),(-1,1),'Times-Bold',8.2),('ALIGN',(9,0),(-1,-1),'RIGHT'),('ALIGN',(3,0),(4,0),'CENTER'),('ALIGN',(6,0),(12,0),'CENTER'),('ALIGN',(4,1),(4,-1),'CENTER'),('ALIGN',(2,1),(2,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('LINEBELOW',(3,0),(4,0),.4,colors.black),('LINEBELOW',(6,0),(8,0),.4,colors.black),('LINEBELOW',(9,0),(12,0),.4,colors.black),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),2)]))
    H=ParagraphStyle('h',fontName='Times-Bold',fontSize=15,leading=18)
    wl=[['Waiting list','Since','Berth wanted','Boat LOA']]+[[N.il(),rdate(r,dt.date(2023,1,1),dt.date(2025,3,1)).strftime('%b %Y'),w,l] for w,l in [('42 ft finger',40),('42 ft finger',38),('End tie',54),('34 ft finger',32)]]
    W=Table(wl,hAlign='LEFT',colWidths=[110,60,80,60]); W.setStyle(TableStyle([('FONT',(0,0),(-1,0),'Times-Bold',8),('FONT',(0,1),(-1,-1),'Times-Roman',8),('LINEBELOW',(0,0),(-1,0),.4,colors.black)]))
    def foot(c,d):
        c.setFont('Times-Italic',8); c.drawString(40,22,'Saltspar Bay Marina Ltd. · Wharfinger’s office · GST extra on all charges'); c.drawRightString(landscape(legal)[0]-40,22,f'{d.page}')
    D=SimpleDocTemplate(os.path.join(DOC,fn),pagesize=landscape(legal),leftMargin=36,rightMargin=36,topMargin=36,bottomMargin=40)
    D.build([Paragraph('Saltspar Bay Marina',H),Paragraph('Berth list and moorage agreements as at 30 April 2025',ParagraphStyle('s',fontName='Times-Roman',fontSize=11,leading=16)),Spacer(1,6),T,Spacer(1,12),KeepTogether([W])],onFirstPage=foot,onLaterPages=foot)
    save(fn,'Saltspar Bay Marina','2025-04-30',u,o,u-o,rows)
    return dict(file=fn,assetType='OTHER',documentType='RENT_ROLL',author='wharfinger, British Columbia',style='legal landscape, grouped headers, dock sections, waiting list after',hard='two ids of length, open slips, winter terms ending on the as-of day')
if __name__=='__main__': run()
