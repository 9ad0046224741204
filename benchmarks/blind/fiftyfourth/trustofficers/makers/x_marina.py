# marina slip roll
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
def make():
    r=rng('x3'); nm=Names(r); f='pennywhistle_marina_sliproll.xlsx'
    wb=Workbook(); ws=wb.active; ws.title='2025 Slips'
    navy=PatternFill('solid',fgColor='1F3864'); wf=Font(color='FFFFFF',bold=True,name='Arial',size=9); N=Font(name='Arial',size=9); B=Font(name='Arial',size=9,bold=True)
    ws['A1']='Pennywhistle Point Marina'; ws['A1'].font=Font(name='Arial',size=14,bold=True,color='1F3864')
    ws['A2']='Dockage Contracts as at 1 June 2025'; ws['A2'].font=N; ws['J1']='Held in: Est. of R. Chisholm, acct 7-0093'; ws['J1'].font=N
    r0=4
    grp=[(1,3,'Berth'),(4,6,'Contract holder'),(7,8,'Contract year'),(9,10,'Dockage'),(11,13,'Monthly extras'),(14,15,'Account')]
    for a,b_,t in grp:
        ws.merge_cells(start_row=r0,end_row=r0,start_column=a,end_column=b_); c=ws.cell(r0,a,t); c.fill=navy;c.font=wf;c.alignment=Alignment(horizontal='center')
    hd=['Slip','Class','Depth MLW (ft)','Holder','Vessel','LOA (ft)','Begins','Ends','Annual','Per month','Shore power','Liveaboard','Dock box','Monthly bill','Past due']
    for j,h in enumerate(hd,1):
        c=ws.cell(r0+1,j,h); c.fill=navy;c.font=wf;c.alignment=Alignment(horizontal='center',wrap_text=True)
    docks=[('A',16,"Floating 30'",30,4200),('B',16,"Floating 35'",35,5160),('C',14,"Floating 40'",40,6240),('D',14,"Fixed 25'",25,2700),('T',6,"T-head 60'",60,11400)]
    boats='Second Wind|Reel Therapy|Aurora|Knot Working|Blue Heron|Wanderlust|Pelican|Lady Jane|Tides Inn|Serenade|Sea Biscuit|Osprey|Moonraker|Sandpiper|Windfall|Halcyon|Dulcinea|Kittiwake|Gypsy|Escapade|Tern Around|Good Grief|Journey|Silver Lining|Maybe Baby|Nor\'easter|Patience|Quest|Slipaway|Tango|Zephyr|Amity|Bonita|Corsair|Dreamer|Encore|Freebird|Gull|Harmony|Impulse|Jubilee|Kestrel|Lark|Mirage|Nomad|Odyssey|Puffin|Ripple|Skipjack|Tempest|Undine|Vixen|Whimsy|Yonder|Alchemy|Brio|Calypso|Driftwood|Ebb Tide|Firefly|Gambit|Heron\'s Nest|Island Time|Jolly|Legacy|Meander'.split('|')
    r.shuffle(boats); bi=iter(boats)
    y=r0+2; rows=[]; G=[0]*7; n=o=0; T0=[]
    def line(vals,font=N,top=False,fill=None):
        nonlocal y
        for j,v in enumerate(vals,1):
            c=ws.cell(y,j,v); c.font=font
            if j in(7,8) and isinstance(v,D): c.number_format='d mmm yyyy'
            if j in(3,6): c.alignment=Alignment(horizontal='center')
            if j>=9: c.number_format='$#,##0.00' if font is B else '#,##0.00;[Red]-#,##0.00'
            if top: c.border=Border(top=Side(style='thin'))
            if fill: c.fill=PatternFill('solid',fgColor=fill)
        y+=1
    for d,k,cl,ln,an in docks:
        T=[0]*7;oo=0
        for i in range(1,k+1):
            n+=1; s=f'{d}-{i:02d}'; ann=an+(120 if i in(1,k) else 0); dep=round(r.uniform(5,11),1)
            x=dict(unit=s,unitType=cl,section=f'Dock {d}')
            if r.random()<.11:
                line([s,cl,dep,'open']); x['statusText']='open'; rows.append(x); continue
            o+=1;oo+=1; mo=ann/12; sp=r.choice([0,0,35,35,60]); lv=r.choice([0]*7+[185]); bx=r.choice([0,0,12]); tot=mo+sp+lv+bx; pd=r2(r.choice([0]*6+[tot,2*tot,42.5]))
            a=D(2025,r.choice([4,4,4,5,5,6]),1) ; a=D(2024,11,1) if r.random()<.15 else a; e=lend(a,12)
            name=nm.lf()
            line([s,cl,dep,name,next(bi,'-'),ln-r.choice([0,0,1,2,3,4]),a,e,ann,mo,sp or None,lv or None,bx or None,tot,pd])
            x.update(tenantName=name,statusText='Occupied',leaseStartDate=a,leaseEndDate=e,contractRent=mo,annualRent=ann,totalCharges=tot,balance=pd,charges=[dict(code=c,amount=v) for c,v in(('Shore power',sp),('Liveaboard',lv),('Dock box',bx)) if v])
            for q,v in enumerate((ann,mo,sp,lv,bx,tot,pd)): T[q]=r2(T[q]+v)
            rows.append(x)
        line([f'Dock {d}',None,None,f'{oo} of {k} slips under contract',None,None,None,None]+T,B,True,'DDEBF7'); y+=1
        G=[r2(a+b) for a,b in zip(G,T)]
    line(['Upland leases'],B); T=[0]*7
    for u,cl,t,a,e,ann,sp in (('U-1','Bait shop','Bait & Tackle by Odom',D(2022,4,1),D(2027,3,31),14400,95),('U-2','Boat yard','Frazee Marine Repair LLC',D(2019,1,1),D(2028,12,31),33600,410),('U-3','Snack bar','Low Tide Grill Inc.',D(2024,5,1),D(2026,9,30),21000,0)):
        n+=1;o+=1; mo=ann/12; tot=mo+sp
        line([u,cl,None,t,None,None,a,e,ann,mo,sp or None,None,None,tot,0])
        rows.append(dict(unit=u,unitType=cl,section='Upland leases',tenantName=t,statusText='Occupied',leaseStartDate=a,leaseEndDate=e,contractRent=mo,annualRent=ann,totalCharges=tot,balance=0,charges=[dict(code='Shore power',amount=sp)] if sp else []))
        for q,v in enumerate((ann,mo,sp,0,0,tot,0)): T[q]+=v
    line(['Upland',None,None,'3 of 3 leased',None,None,None,None]+T,B,True,'DDEBF7'); G=[r2(a+b) for a,b in zip(G,T)]; y+=1
    line(['Marina',None,None,f'{o} of {n} let, {n-o} open',None,None,None,None]+G,B,True,'BDD7EE'); y+=1
    ws.cell(y,1,'Transient berths on the fuel dock are let by the night and are not in this list. Winter storage is billed apart by the yard.').font=Font(name='Arial',size=8,italic=True)
    for c,w in zip('ABCDEFGHIJKLMNO',(9,13,9,27,17,8,12,12,12,11,10,10,9,12,11)): ws.column_dimensions[c].width=w
    ws.row_dimensions[r0+1].height=27; ws.freeze_panes='B6'; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0; ws.print_title_rows='4:5'
    wb.save(out(f))
    save(f,dict(propertyName='Pennywhistle Point Marina',asOnDate='2025-06-01',units=n,occupied=o,vacant=n-o,rows=rows),'OTHER','marina slip roll, grouped two-row header, docks with subtotal band at the foot, annual and monthly dockage, upland leases')
if __name__=='__main__': make()
