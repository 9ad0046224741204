# rooming house, Word table to PDF
from common import *
import docx, subprocess
from docx.shared import Pt, Inches
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
f='marlowe_house_rooms.pdf'
N=Names(2); r=random.Random(22)
rooms=[('1','1st fl. front'),('2','1st fl. rear'),('3','1st fl. rear'),('4','1st fl. (own bath)'),('5','2nd fl. front'),('6','2nd fl. front'),('7','2nd fl. side'),('8','2nd fl. rear'),('9','2nd fl. rear'),('10','3rd fl.'),('11','3rd fl.'),('12','3rd fl.'),('14','3rd fl. (kitchenette)'),('B','Basement studio')]
rent={'1':625,'2':590,'3':590,'4':740,'5':640,'6':640,'7':575,'8':590,'9':560,'10':545,'11':545,'12':550,'14':695,'B':895}
vac={'7','12'}
pay=['SSI 1st','Weekly','1st','1st & 15th','Voucher']
doc=docx.Document(); s=doc.sections[0]; s.left_margin=s.right_margin=Inches(.8); s.top_margin=Inches(.8)
doc.styles['Normal'].font.name='Liberation Serif'; doc.styles['Normal'].font.size=Pt(10.5)
p=doc.add_paragraph(); p.alignment=AL.CENTER; x=p.add_run('MARLOWE HOUSE'); x.bold=True; x.font.size=Pt(16)
p=doc.add_paragraph('Licensed Lodging House No. 0417 \u2013 88 Pleasant Street, Worcester, Massachusetts'); p.alignment=AL.CENTER
p=doc.add_paragraph(); p.alignment=AL.CENTER; p.add_run('Room Rents in Effect October 15, 2024').italic=True
doc.add_paragraph('Fourteen rooms (there is no room 13). All rents are monthly, include heat, electric and Wi-Fi. Several roomers pay by the week; the amount shown is the monthly equivalent collected.')
tb=doc.add_table(rows=1,cols=7); tb.style='Table Grid'
W=[.5,1.25,1.55,.9,.85,.85,1.05]
for c,h in zip(tb.rows[0].cells,['Room','Where','Roomer','Moved in','Rent','Key & sec. deposit','How paid']):
    c.text=''; q=c.paragraphs[0].add_run(h); q.bold=True
truth=[]
for u,w in rooms:
    c=tb.add_row().cells; c[0].text=u; c[1].text=w
    t=dict(unit=u)
    if u in vac:
        c[2].text='vacant' ; t['statusText']='vacant'; c[4].text='\u2014'; c[6].text='asking $%d'%rent[u]; t['marketRent']=rent[u]
    else:
        nm=N.full('Mr. {l}' if False else '{f} {l}'); d=rdate(r,(2015,1,1),(2024,9,1)); dep=r.choice([200,250,300,rent[u]//2])
        c[2].text=nm; c[3].text=f'{d.month}/{d.day}/{d.year}'; c[4].text=f'${rent[u]:,.2f}'; c[5].text=f'${dep:,.2f}'; c[6].text=r.choice(pay)
        t.update(tenantName=nm,statusText='Occupied',moveInDate=d.isoformat(),contractRent=rent[u],deposit=dep)
    for i in (4,5): c[i].paragraphs[0].alignment=AL.RIGHT
    truth.append(t)
tot=sum(t.get('contractRent',0) for t in truth); td=sum(t.get('deposit',0) for t in truth)
c=tb.add_row().cells; c[2].text='12 rented, 2 vacant'
for i,v in ((4,tot),(5,td)):
    c[i].text=''; c[i].paragraphs[0].add_run(f'${v:,.2f}').bold=True; c[i].paragraphs[0].alignment=AL.RIGHT
for row in tb.rows:
    for w,cc in zip(W,row.cells): cc.width=Inches(w)
doc.add_paragraph()
doc.add_paragraph(f'Gross yearly at present occupancy: ${tot*12:,.2f}. Vending and laundry bring about $140 a month in addition. House manager (room 4) receives no reduction.')
doc.add_paragraph('\nI certify the above is true to the best of my knowledge.\n\n_______________________________\nOwner')
src=ROOT+'/makers/marlowe_house_rooms.docx'; doc.save(src)
subprocess.run(['soffice','-env:UserInstallation=file://build/blind/.lo','--headless','--convert-to','pdf','--outdir',D,src],check=True,capture_output=True)
save(f,'MULTIFAMILY','Word table printed to PDF, rooming house',False,dict(propertyName='Marlowe House',asOnDate='2024-10-15',units=14,occupied=12,vacant=2,rows=truth),[('contractRent',tot),('deposit',td)])
