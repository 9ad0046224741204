# Small owner's hand-made sheet: containers and caravan pitches in a yard; numbers as text, spacers, side table, no formal header for one column
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
def make():
    NAME='Hollinsend yard - containers.xlsx'
    r=random.Random(6716); nm=Names(6716); wb=Workbook(); ws=wb.active; ws.title='2025-26'; old=wb.create_sheet('old tenants')
    ws['B1']='HOLLINSEND YARD'; ws['B1'].font=Font(name='Comic Sans MS',size=16,bold=True); ws['F1']='updated 3rd Feb 2026'; ws['F1'].font=Font(italic=True)
    for j,h in enumerate(['box','size','who','since','£ per mth','paid up to','key dep.',None]): 
        c=ws.cell(3,2+j,h); c.font=Font(bold=True,underline='single')
    y=4; rows=[]; tot=dep=0; n=o=0
    yel=PatternFill('solid',fgColor='FFFF66')
    who_b=['Sparks (Kev)','Peak Bouncy Castles','Ecclesfield Brass Band','Hartshead Scouts','Mrs Thistlewood','Gleadless Gutters','R. Okonjo','two lads w/ motorbikes','Tillotson Antiques','N Birkett','Dean (plasterer)','Food bank']
    def add(u,size,who,since,pm,paid,kd,note,sec,numtext):
        nonlocal y,tot,dep,n,o
        n+=1; ws.cell(y,2,u); ws.cell(y,3,size)
        if who:
            o+=1; tot+=pm; ws.cell(y,4,who); ws.cell(y,5,since[0]); ws.cell(y,6,f'£{pm}' if numtext else pm); ws.cell(y,7,paid)
            if kd is not None: ws.cell(y,8,kd); dep+=kd
            if note: ws.cell(y,9,note).font=Font(italic=True,color='FF0000')
        else:
            ws.cell(y,4,'EMPTY'); 
            for j in range(2,9): ws.cell(y,j).fill=yel
        ws.cell(y,6).alignment=Alignment(horizontal='right'); ws.cell(y,2).alignment=Alignment(horizontal='left')
        rows.append(row(unit=str(u),section=sec,unitType=size,tenantName=who,statusText='Occupied' if who else 'EMPTY',moveInDate=since[1] if who else None,contractRent=pm if who else None,deposit=kd if who else None)); y+=1
    def since():
        d=rdate(r,'2015-01-01','2025-12-20'); 
        return r.choice([(d.strftime('%d/%m/%y'),d),(d.strftime('%b %Y'),d.strftime('%b %Y')),(d.strftime('%d/%m/%y'),d)])
    for i in range(1,25):
        if i==13: continue
        size='20ft' if i<=16 else r.choice(['40ft','10ft']); pm={'20ft':85,'40ft':145,'10ft':55}[size]-r.choice([0,0,0,5,10])
        emp=i in(6,11,22)
        if emp: add(i,size,None,None,None,None,None,None,None,False)
        else: add(i,size,who_b.pop(0) if r.random()<.55 and who_b else nm.il(),since(),pm,r.choice(['end Feb','end Feb','end Jan','end Mar','DEC !!']),r.choice([20,20,0,None]),r.choice(['','','','','cash','s/order','leaving Easter?','has 2 keys']),None,r.random()<.35)
        if i in(8,16): y+=1
    y+=1; a=ws.cell(y,2,'caravans along the wall'); a.font=Font(bold=True); y+=1
    for i in range(1,6): add(f'C{i}','pitch',None if i==4 else nm.il(),since(),40,r.choice(['end Feb','year paid']),None,None,'caravans along the wall',False)
    for q in rows[:-5]: q.pop('section',None)
    y+=1; ws.cell(y,4,f'total ({o} let, {n-o} empty)').font=Font(bold=True); c=ws.cell(y,6,tot); c.font=Font(bold=True); c.number_format='"£"#,##0'; c.border=Border(top=Side('medium'),bottom=Side('double')); ws.cell(y,8,dep).font=Font(bold=True)
    ws.cell(y+2,2,'rates for new people from April: 20ft £90, 40ft £150, 10ft £60, caravan £42')
    ws['K3']='padlocks'; ws['K3'].font=Font(bold=True)
    for i,t in enumerate([('Squire 50mm',14),('Abus',9),('spare keys in tin',6),('lost',2)]): ws.cell(4+i,11,t[0]); ws.cell(4+i,12,t[1])
    for L,w in zip('ABCDEFGHIJKL',[2,7,8,26,11,11,12,9,18,4,18,6]): ws.column_dimensions[L].width=w
    old['A1']='gone'; 
    for i in range(6): old.cell(2+i,1,nm.il()); old.cell(2+i,2,f'box {r.randint(1,24)}'); old.cell(2+i,3,r.choice(['left 2023','owes £170','left 2024','deposit back']))
    wb.save(out(NAME))
    assert sum(q.get('contractRent',0) for q in rows)==tot
    save(NAME,rows,propertyName='HOLLINSEND YARD',asOnDate='2026-02-03',units=n,occupied=o,vacant=n-o,sheet='2025-26')
    return dict(file=NAME,assetType='SELF_STORAGE',documentType='RENT_ROLL',author='r67c',style="small owner's hand-made workbook, containers and caravan pitches, text amounts, spacer rows, EMPTY in name cell, side table, old tenants sheet",hard=True)
if __name__=='__main__': print(make())
