from common import *
import subprocess, openpyxl, xlsxwriter
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
def um7():
    R=random.Random(1607)
    cats=[("Sheltered housing",[("Bedsit",0,84,7812),("Studio flat with alcove",0,22,8240),("1 bed flat",1,143,9355),("1 bed flat, wheelchair standard",1,12,9790),("2 bed flat",2,31,10844),("1 bed bungalow",1,57,10120)]),
      ("Extra care",[("1 bed apartment",1,46,13265),("2 bed apartment",2,18,14910)]),
      ("Almshouses",[("Bedsit",0,9,6520),("1 bed cottage",1,14,7105)]),
      ("General needs let to over-55s",[("1 bed flat",1,38,9018),("2 bed flat",2,27,10233),("2 bed bungalow",2,19,11408)])]
    K=["units","occupied","vacant","other:Void %","actual","other:Service charge","other:Target rent","actual_total"]; rows=[];totals=[];h=''
    g=lambda x:[x['u'],x['l'],x['v'],x['a'],x['s'],x['t'],x['r']]
    def pct(v,u): return rnd(v*1000,u)/10
    def emit(x): return [f"{x['u']:,}",f"{x['l']:,}",f"{x['v']}" if x['v'] else '-',f"{pct(x['v'],x['u']):.1f}%",f"{x['a']/100:,.2f}",f"{x['s']/100:,.2f}" if x['s'] is not None else '',f"{x['t']/100:,.2f}",f"{x['r']/100:,.2f}"]
    def obj(x):
        o={"units":x['u'],"occupied":x['l'],"vacant":x['v'],K[3]:pct(x['v'],x['u']),"actual":c2(x['a'])}
        if x['s'] is not None:o[K[5]]=c2(x['s'])
        o[K[6]]=c2(x['t']);o["actual_total"]=c2(x['r']); return o
    def agg(xs):
        u=sum(x['u'] for x in xs);l=sum(x['l'] for x in xs);r=sum(x['r'] for x in xs); ss=[x for x in xs if x['s'] is not None]
        return dict(u=u,l=l,v=u-l,r=r,a=rnd(r,l),s=rnd(sum(x['s']*x['u'] for x in ss),sum(x['u'] for x in ss)) if ss else None,t=rnd(sum(x['t']*x['u'] for x in xs),u))
    al=[]
    for c,ts in cats:
        xs=[]
        for t,b,u,a in ts:
            u=max(4,int(u*R.uniform(.9,1.1)));v=R.choice([0,0,1,1,2,3,5]) if u>15 else R.choice([0,1]); a=int(a*R.uniform(.97,1.03))
            xs.append(dict(n=t,b=b,u=u,l=u-v,v=v,a=a,r=a*(u-v),s=int(R.uniform(1800,6400)) if c[0]!='G' else None,t=int(a*R.uniform(1.0,1.09))))
        for i,x in enumerate(xs):
            h+='<tr>'+(f'<td rowspan="{len(xs)}" valign="top"><b>{c}</b></td>' if i==0 else '')+f'<td>{x["n"]}</td><td align="center">{x["b"] or "0"}</td>'+''.join(f'<td align="right">{y}</td>' for y in emit(x))+'</tr>\n'
            rows.append({"type":x['n'],"beds":x['b'],**obj(x)})
        A=agg(xs); h+=f'<tr bgcolor="#f3e9dc"><td colspan="3"><i>All {c.lower()}</i></td>'+''.join(f'<td align="right"><i>{y}</i></td>' for y in emit(A))+'</tr>\n'; totals.append({"label":f"All {c.lower()}",**obj(A)}); al+=xs
    A=agg(al); h+='<tr bgcolor="#d9c3a5"><td colspan="3"><b>TOTAL STOCK</b></td>'+''.join(f'<td align="right"><b>{y}</b></td>' for y in emit(A))+'</tr>\n'; totals.append({"label":"TOTAL STOCK",**obj(A)})
    html=f'''<html><head><meta charset="utf-8"><style>@page{{size:29.7cm 21cm;margin:1.4cm}} body{{margin:0}} table{{border-collapse:collapse}} body,td,th{{font-family:"Liberation Sans";font-size:8.5pt}} p{{margin:3pt 0}}</style></head><body>
<h3>Ashgrove &amp; Penny Lane Older People's Housing Association</h3><p>Stock and rent schedule by type, 1 April 2025 (52-week rents). For the Board, paper 6b.</p>
<table border="1" cellspacing="0" cellpadding="3" width="100%"><thead><tr bgcolor="#d9c3a5"><th rowspan="2">Category</th><th rowspan="2">Type of home</th><th rowspan="2">Beds</th><th colspan="4">Homes in management</th><th colspan="3">Average per home per week (£)</th><th rowspan="2">Weekly rent<br>of homes let (£)</th></tr>
<tr bgcolor="#d9c3a5"><th>Number</th><th>Let</th><th>Void</th><th>Void %</th><th>Rent</th><th>Service charge</th><th>Target rent</th></tr></thead><tbody>{h}</tbody></table>
<p>Average rent on the total lines is the weekly rent of homes let divided by homes let. Service charge and target rent are weighted by the number of homes; service charge is averaged over the categories that bear one.</p>
<p>Voids at Ashgrove Court include one flat used as a decant during lift works.</p></body></html>'''
    open(HERE+'/ashgrove_stock_schedule.html','w').write(html)
    subprocess.run(['chromium','--headless','--no-sandbox','--disable-gpu','--no-pdf-header-footer','--user-data-dir='+HERE+'/lo','--print-to-pdf='+DOC+'ashgrove_stock_schedule.pdf','file://'+HERE+'/ashgrove_stock_schedule.html'],check=True,capture_output=True)
    assert os.path.exists(DOC+'ashgrove_stock_schedule.pdf')
    save('ashgrove_stock_schedule.pdf','UM','SENIOR_HOUSING','UNIT_MIX',K,rows,totals,"older people's housing association, board paper (UK)","HTML table printed, category merged down, grouped header, weighted averages on totals, void dash",False)
def um8():
    R=random.Random(1608)
    secs=[("Self-contained dwellings",[("A1","Gallery flat, 2 rooms",118,486,612,134),("A2","Gallery flat, 3 rooms",204,628,655,148),("A3","Porch flat, 4 rooms, no lift",96,741,668,152),("A4","Lift flat, 3 rooms",150,702,701,166),("A5","Maisonette",44,853,722,171)]),
      ("Houses",[("B1","Terraced house pre-1945",87,789,684,150),("B2","Terraced house 1946-1990",231,918,742,176),("B3","Terraced house after 1990",72,1034,812,198),("B4","Corner house",39,1012,798,194)]),
      ("Rooms (shared facilities)",[("C1","Student room, shared kitchen",160,164,398,0),("C2","Student room, own shower",88,202,442,0),("C3","Sheltered room with care",26,238,521,0)])]
    gar=[("G1","Garage box",74,68),("G2","Outdoor parking place",130,31)]
    K=["units","vacant","sf","total_sf","other:WWS points","actual","actual_sf","other:Net rent per month (€) Target","actual_total"]
    wb=openpyxl.Workbook();ws=wb.active;ws.title='Stock 01-01-2025'; th=Side(style='thin');B=Font(bold=True);blue=PatternFill('solid',fgColor='DDEBF7')
    ws['B2']='Woonstichting Het Lage Hek';ws['B2'].font=Font(bold=True,size=14);ws['B3']='Housing stock by type with rents at 1 January 2025';ws['B4']='Averages on total lines are weighted by number of units'; ws['B4'].font=Font(italic=True)
    H=[["Code","Type","Number","of which","Average","Total","Average","Net rent per month (€)","","","Total"],["","","of","vacant","living area","living area","WWS","Average","per m²","Target","rent per"],["","","units","","m²","m²","points","","","","month (€)"]]
    for i,hr in enumerate(H):
        for j,x in enumerate(hr):
            c=ws.cell(6+i,2+j,x or None);c.font=B;c.fill=blue;c.alignment=Alignment(horizontal='center');
    ws.merge_cells('I6:K6'); r=9; rows=[];totals=[];al=[]
    FM=['#,##0','0;-0;"-"','0.0','#,##0.0','0','#,##0.00','0.00','#,##0.00','#,##0.00']
    def put(r,vals,bold=False):
        for j,v in enumerate(vals):
            if v is None: continue
            c=ws.cell(r,4+j,v);c.number_format=FM[j]
            if bold:c.font=B
            if bold:c.border=Border(top=th)
    def vals(x): return [x['u'],x['v'],x['s']/10,x['u0s']/10,x['p'],x['a']/100,rnd(x['a']*10,x['s'])/100,x['t']/100,x['r']/100]
    def obj(v): return {k:(int(y) if float(y).is_integer() else y) for k,y in zip(K,v) if y is not None}
    def agg(xs):
        u=sum(x['u'] for x in xs); S=sum(x['u0s'] for x in xs); r=sum(x['r'] for x in xs); pp=[x for x in xs if x['p'] is not None]
        return dict(u=u,v=sum(x['v'] for x in xs),s=rnd(S,u),u0s=S,p=rnd(sum(x['p']*x['u'] for x in pp),sum(x['u'] for x in pp)) if len(pp)==len(xs) else None,a=rnd(r,u),r=r,t=rnd(sum(x['t']*x['u'] for x in xs),u))
    for t,ts in secs:
        ws.cell(r,2,t).font=Font(bold=True,italic=True,color='1F4E79'); r+=1; xs=[]
        for code,n,u,s,a,p in ts:
            u=int(u*R.uniform(.9,1.1)); a=int(a*100*R.uniform(.98,1.02)); x=dict(u=u,v=R.choice([0,0,1,2,3,6]),s=s,u0s=u*s,p=p or None,a=a,r=a*u,t=int(a*R.uniform(1.01,1.12)/100)*100); xs.append(x)
            ws.cell(r,2,code);ws.cell(r,3,n); v=vals(x); put(r,v); rows.append({"type":n,**obj(v)}); r+=1
        ws.cell(r,3,f'Subtotal {t.lower()}').font=B; v=vals(agg(xs)); put(r,v,True); totals.append({"label":f'Subtotal {t.lower()}',**obj(v)}); al+=xs; r+=2
    ws.cell(r,3,'Total homes and rooms').font=B; v=vals(agg(al)); put(r,v,True); totals.append({"label":'Total homes and rooms',**obj(v)}); r+=2
    ws.cell(r,2,'Not living space').font=Font(bold=True,italic=True,color='1F4E79'); r+=1; U=V=M=0
    for code,n,u,a in gar:
        a=int(a*100*R.uniform(.95,1.05)); vv=R.choice([4,9,12]); v=[u,vv,None,None,None,a/100,None,None,a*u/100]; ws.cell(r,2,code);ws.cell(r,3,n);put(r,v);rows.append({"type":n,**obj(v)});r+=1;U+=u;V+=vv;M+=a*u
    ws.cell(r,3,'Subtotal not living space').font=B; v=[U,V]+[None]*6+[M/100]; put(r,v,True); totals.append({"label":'Subtotal not living space',**obj(v)}); r+=2
    A=agg(al); ws.cell(r,3,'TOTAL LETTABLE UNITS').font=B; v=[U+A['u'],V+A['v']]+[None]*6+[(M+A['r'])/100]; put(r,v,True); totals.append({"label":'TOTAL LETTABLE UNITS',**obj(v)})
    ws.cell(r+2,2,'Shared rooms have no WWS points on the self-contained scale and are left blank.').font=Font(italic=True,size=9)
    # side table
    ws['N6']='Energy label';ws['O6']='Dwellings';ws['N6'].font=ws['O6'].font=B; n=sum(x['u'] for x in al[:9])
    sh=[.31,.24,.22,.13,.07]; d=[int(n*x) for x in sh]; d.append(n-sum(d))
    for i,(l,x) in enumerate(zip(['A or better','B','C','D','E','F / G'],d)): ws.cell(7+i,14,l);ws.cell(7+i,15,x)
    ws.cell(13,14,'Total');ws.cell(13,15,n)
    for col,w in zip('ABCDEFGHIJKLMNO',[2,7,32,9,10,12,12,10,11,9,11,15,4,14,11]): ws.column_dimensions[col].width=w
    ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(DOC+'lage_hek_stock_2025.xlsx')
    save('lage_hek_stock_2025.xlsx','UM','MULTIFAMILY','UNIT_MIX',K,rows,totals,"Dutch housing foundation, stock manager","three-line header with group, table offset to column B, m² areas, garages without area, side table of energy labels at the right",False)
def um9():
    R=random.Random(1609)
    cols=[("Banksia College (catered)",[("Single, shared bathroom",118,33500,36000),("Single, ensuite",64,39800,43000),("Large single / RA",8,36500,41000)]),
      ("Wattlebird Village (self-catered)",[("Studio",72,36900,42500),("2 bed apartment - per bed",60,28900,33000),("5 bed apartment - per bed",175,24900,28500),("6 bed townhouse - per bed",96,22900,26000),("Accessible studio",6,36900,42500)]),
      ("Postgraduate and Family",[("1 bed unit",38,41000,49500),("2 bed unit",26,52000,61000),("3 bed house",9,61000,72000)])]
    K=["units","pct_units","occupied","vacant","pct_occ","market","actual","other:Discount to market","actual_total"]
    L=[(c,[dict(n=n,u=u,o=u-R.choice([0,1,2,4,7]) if u>9 else u-R.choice([0,1]),a=a,m=m) for n,u,a,m in ts]) for c,ts in cols]
    T=sum(x['u'] for _,xs in L for x in xs)
    wb=xlsxwriter.Workbook(DOC+'mulgarra_residences_room_stock.xlsx');ws=wb.add_worksheet('Room stock S2 2025'); f=lambda **k:wb.add_format(k)
    H=f(bold=1,font_color='white',bg_color='#7B2D26',text_wrap=1,align='center',valign='vcenter',border=1);D=f(num_format='$#,##0.00');P=f(num_format='0.0%');I=f(num_format='#,##0');Cc=f(bold=1,font_size=12,bottom=2)
    b=dict(bold=1,top=1);DB=f(num_format='$#,##0.00',**b);PB=f(num_format='0.0%',**b);IB=f(num_format='#,##0',**b);TB=f(**b)
    ws.set_column('A:A',42);ws.set_column('B:F',10);ws.set_column('G:I',13);ws.set_column('H:H',13,None,{'hidden':1});ws.set_column('J:K',13)
    ws.merge_range('A1:K1','MULGARRA UNIVERSITY RESIDENCES',f(bold=1,font_size=15,align='center'));ws.merge_range('A2:K2','Room stock, occupancy and weekly licence fees - Semester 2, 2025 (census 8 August)',f(align='center',italic=1))
    r=3;rows=[];totals=[];al=[];subr=[]
    p1=lambda a,bb:rnd(a*1000,bb)/10
    def obj(u,o,m,a,tt): return {"units":u,"pct_units":p1(u,T),"occupied":o,"vacant":u-o,"pct_occ":p1(o,u),"market":c2(m),"actual":c2(a),K[7]:p1(m-a,m),"actual_total":c2(tt)}
    def agg(xs):
        u=sum(x['u'] for x in xs);o=sum(x['o'] for x in xs);tt=sum(x['o']*x['a'] for x in xs); return u,o,rnd(sum(x['m']*x['u'] for x in xs),u),rnd(tt,o),tt
    for c,xs in L:
        ws.merge_range(r,0,r,10,c,Cc);r+=1
        for j,h in enumerate(['Room type','Rooms','Share of all rooms','Occupied','Vacant','Occupancy','Market rent per week','2024 fee per week','Licence fee per week','Discount to market','Weekly fees of occupied rooms']): ws.write(r,j,h,H)
        ws.set_row(r,46);r+=1;r0=r
        for x in xs:
            u,o,m,a=x['u'],x['o'],x['m'],x['a'];e=r+1;ws.write(r,0,x['n']);ws.write(r,1,u,I);ws.write(r,2,u/T,P);ws.write(r,3,o,I);ws.write_formula(r,4,f'=B{e}-D{e}',I,u-o);ws.write_formula(r,5,f'=D{e}/B{e}',P,o/u);ws.write(r,6,m/100,D);ws.write(r,7,round(a*.955/500)*5,D);ws.write(r,8,a/100,D);ws.write_formula(r,9,f'=1-I{e}/G{e}',P,1-a/m);ws.write_formula(r,10,f'=D{e}*I{e}',D,a*o/100)
            rows.append({"type":x['n'],**obj(u,o,m,a,a*o)});r+=1
        def line(lab,xs,rng):
            u,o,m,a,tt=agg(xs);S=lambda col:'='+('+'.join(f'{col}{q}' for q in rng) if isinstance(rng,list) else f'SUM({col}{rng[0]}:{col}{rng[1]})')
            ws.write(r,0,lab,TB);ws.write_formula(r,1,S('B'),IB,u);ws.write(r,2,u/T,PB);ws.write_formula(r,3,S('D'),IB,o);ws.write_formula(r,4,S('E'),IB,u-o);ws.write(r,5,o/u,PB);ws.write(r,6,m/100,DB);ws.write(r,7,'',DB);ws.write(r,8,a/100,DB);ws.write(r,9,(m-a)/m,PB);ws.write_formula(r,10,S('K'),DB,tt/100)
            totals.append({"label":lab,**obj(u,o,m,a,tt)})
        line(f'{c.split(" (")[0]} - total / average',xs,(r0+1,r));subr.append(r+1);al+=xs;r+=2
    line('ALL RESIDENCES',al,subr);r+=2
    ws.write(r,0,'Market rent: external valuation, March 2025, weighted by rooms on total lines. Licence fee on total lines is weekly fees divided by occupied rooms.',f(italic=1,font_size=9))
    ws.write(r+1,0,'RA = residential adviser; fee shown before remission.',f(italic=1,font_size=9));ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    save('mulgarra_residences_room_stock.xlsx','UM','STUDENT_HOUSING','UNIT_MIX',K,rows,totals,"university residences accountant (Australia)","blocks by college each with own header, formulas with cached values, % cells, hidden number column H (2024 fee)",False)
